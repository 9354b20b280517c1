import type { Conversation } from '../../contract/assistant';

interface HistoryPage {
  conversations: readonly Conversation[];
  total: number;
}

/** The pages as one list. A query asked meanwhile moves the rest on by one: what came twice is shown once. */
export function listOf(pages: readonly HistoryPage[]): Conversation[] {
  const byId = new Map(
    pages.flatMap((page) => page.conversations).map((conversation) => [conversation.id, conversation]),
  );
  return [...byId.values()];
}

export function countLine(pages: readonly HistoryPage[], term: string): string {
  const total = pages.at(-1)?.total ?? 0;
  if (term) return `Found ${total} conversation(s) matching "${term}"`;
  return `Showing ${listOf(pages).length} of ${total} total conversations`;
}
