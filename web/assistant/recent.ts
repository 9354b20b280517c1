import { queryOptions } from '@tanstack/react-query';
import { assistant } from '../../contract/assistant';
import type { Reply } from '../../contract/endpoint';
import { call } from '../api/client';
import { MOST_ENTRIES } from './browser-history';
import { forgetConversations, knownIds } from './forgetting';

type HistoryPage = Reply<typeof assistant.history>;

/**
 * The last conversations with their quotes, as many as this browser keeps the texts of. What was known here before they
 * were asked for, and is not among them, was deleted elsewhere: here, too, nothing of it may stay.
 */
export const recentQuery = queryOptions({
  queryKey: ['assistant', 'recent'],
  queryFn: async ({ signal, client }) => {
    const known = knownIds(client);
    const page = await call(assistant.history, { query: { limit: MOST_ENTRIES, offset: 0 } }, { signal });
    const gone = new Set(known.filter((id) => isMissing(id, page)));
    if (gone.size > 0) forgetConversations(client, (id) => gone.has(id));
    return page;
  },
  // What comes after it comes with its own quotes.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where there are more than these, an older one may stand further down; ids grow with time. */
function isMissing(id: string, { conversations, hasMore }: HistoryPage): boolean {
  const oldest = conversations.at(-1)?.id ?? '';
  return !conversations.some((conversation) => conversation.id === id) && (!hasMore || id > oldest);
}
