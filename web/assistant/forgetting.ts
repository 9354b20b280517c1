import type { QueryClient } from '@tanstack/react-query';
import { clearEntries, forgetIds, keptIds } from './browser-history';
import { ASKING, type AssistantReply } from './queries';

type IsGone = (id: string) => boolean;

/** The names of all conversations that this browser shows something of. */
export function knownIds(cache: QueryClient): string[] {
  return [...keptIds(), ...answered(cache).map(({ reply }) => reply.conversationId)];
}

/** What is gone on the server is gone here: in what the browser keeps, and on the screens of this visit. */
export function forgetConversations(cache: QueryClient, isGone: IsGone): void {
  forgetIds(isGone);
  for (const { mutation, reply } of answered(cache))
    if (isGone(reply.conversationId)) cache.getMutationCache().remove(mutation);
}

export function forgetAll(cache: QueryClient): void {
  clearEntries();
  forgetConversations(cache, () => true);
}

/** What is still on its way answers itself. */
function answered(cache: QueryClient) {
  const asked = cache.getMutationCache().findAll({ mutationKey: ASKING, status: 'success' });
  // The key belongs to these mutations alone.
  return asked.map((mutation) => ({ mutation, reply: mutation.state.data as AssistantReply }));
}
