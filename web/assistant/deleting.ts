import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { assistant, type Conversation } from '../../contract/assistant';
import { fetchAnew } from '../api/cache-changes';
import { call } from '../api/client';
import { type Entry, removeAlike, removeEntry } from './browser-history';
import { forgetAll, forgetConversations } from './forgetting';
import { HISTORY } from './queries';
import { recentQuery } from './recent';
import { clearOnServer, removeOnServer } from './remove-on-server';

/** Deletes a conversation wherever it is known: on the server, in this browser, and on the screens of this visit. */
export function useRemoveConversation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Conversation) => removeOnServer(id),
    onSuccess: (_, { id, query_text: query, response_text: response }) => {
      removeAlike({ query, response });
      forgetConversations(cache, (one) => one === id);
      return listAnew(cache);
    },
    // No answer in time does not mean that nothing was done.
    onError: () => void listAnew(cache),
  });
}

/** The same, from the assistant's page: with the entry goes all that the server answered to it. */
export function useRemoveKept() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (entry: Entry) => {
      const ids = await idsOf(entry);
      // One after the other, the answer that is shown last: what fails on the way is still there to be deleted.
      for (const id of ids) await removeOnServer(id);
      return ids;
    },
    onSuccess: (ids, { timestamp }) => {
      removeEntry(timestamp);
      forgetConversations(cache, (id) => ids.includes(id));
      void listAnew(cache);
    },
    onError: () => void listAnew(cache),
  });
}

export function useClearHistory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: clearOnServer,
    onSuccess: () => {
      forgetAll(cache);
      return listAnew(cache);
    },
    onError: () => void listAnew(cache),
  });
}

/** An entry from before they had names is found by its words. One without an answer has no conversation. */
async function idsOf({ query, response, conversationIds }: Entry): Promise<readonly string[]> {
  if (conversationIds || !response) return conversationIds ?? [];
  const { conversations } = await call(assistant.history, { query: { limit: 100, offset: 0, search: query } });
  return conversations
    .filter(({ query_text, response_text }) => query_text === query && response_text === response)
    .map(({ id }) => id);
}

/** A list that is still under way may show what is gone. */
const listAnew = (cache: QueryClient) => fetchAnew(cache, [HISTORY, recentQuery.queryKey]);
