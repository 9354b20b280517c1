import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { assistant, type Conversation } from '../../contract/assistant';
import { call } from '../api/client';
import { isGone } from '../api/is-gone';
import { clearEntries, removeAlike } from './browser-history';
import { ASKING, type AssistantReply, HISTORY, recentQuery } from './queries';

/** Deletes a conversation wherever it is known: on the server, in this browser, and on the screens of this visit. */
export function useRemoveConversation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Conversation) => call(assistant.remove, { params: { id } }),
    onSuccess: (_, conversation) => {
      forget(cache, conversation);
      return listAnew(cache);
    },
    onError: (error, conversation) => {
      // Deleted elsewhere: here, too, nothing of it may stay.
      if (isGone(error)) forget(cache, conversation);
      // No answer in time does not mean that nothing was done.
      void listAnew(cache);
    },
  });
}

function forget(cache: QueryClient, { id, query_text: query, response_text: response }: Conversation): void {
  removeAlike({ query, response });
  forgetReplies(cache, ({ conversationId }) => conversationId === id);
}

export function useClearHistory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(assistant.clear, {}),
    onSuccess: () => {
      clearEntries();
      forgetReplies(cache, () => true);
      return listAnew(cache);
    },
    onError: () => void listAnew(cache),
  });
}

function listAnew(cache: QueryClient): Promise<void> {
  cache.removeQueries(recentQuery);
  return cache.invalidateQueries({ queryKey: HISTORY });
}

/** What is still on its way answers itself. */
function forgetReplies(cache: QueryClient, isForgotten: (reply: AssistantReply) => boolean): void {
  const asked = cache.getMutationCache();
  for (const mutation of asked.findAll({ mutationKey: ASKING, status: 'success' })) {
    // The key belongs to these mutations alone.
    if (isForgotten(mutation.state.data as AssistantReply)) asked.remove(mutation);
  }
}
