import {
  infiniteQueryOptions,
  type MutationState,
  queryOptions,
  useIsMutating,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { assistant } from '../../contract/assistant';
import type { Reply } from '../../contract/endpoint';
import { call } from '../api/client';
import { answerEntry } from './browser-history';
import { historyPage } from './query-rules';

export type AssistantReply = Reply<typeof assistant.ask>;

const ASKING = ['assistant', 'ask'];
const ON_PAGE = [...ASKING, 'page'];
const IN_TAB = [...ASKING, 'tab'];

/** Whether her words leave the server. Changes with the server's configuration only. */
export const aboutQuery = queryOptions({
  queryKey: ['assistant', 'about'],
  queryFn: ({ signal }) => call(assistant.about, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * His earlier conversations with a word in them, or all; page by page, newest first. Not kept once it is out of sight:
 * every search begins at the first page and sees what was asked meanwhile.
 */
export const historyQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: ['assistant', 'history', term],
    queryFn: ({ pageParam, signal }) => call(assistant.history, { query: historyPage(pageParam, term) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : null),
    gcTime: 0,
  });

/** One query, and on the assistant's page the entry that it belongs to. */
export interface Asked {
  query: string;
  entry?: string;
}

/** The page is told by its own means when the session has ended; it wants to say so. */
export function useAskOnPage(onLoggedOut: () => void) {
  return useMutation({
    mutationKey: ON_PAGE,
    mutationFn: ({ query }: Asked) => call(assistant.ask, { body: { question: query } }, { onLoggedOut }),
    // What was asked on this visit is shown with its quotes for as long as the visit lasts.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: ({ encryptedResponse }, { entry }) => {
      if (entry) answerEntry(entry, encryptedResponse);
    },
  });
}

export function useAskInTab() {
  return useMutation({
    mutationKey: IN_TAB,
    mutationFn: ({ query }: Asked) => call(assistant.ask, { body: { question: query } }),
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** One answer at a time is on its way to somebody, wherever he asked for it. */
export function useIsAsking(): boolean {
  return useIsMutating({ mutationKey: ASKING }) > 0;
}

export type AskState = MutationState<AssistantReply, Error, Asked>;

/** What became of the queries of this visit, in the order in which they were asked. */
export const useAskedOnPage = () => useAsked(ON_PAGE);

/** The last query of the dashboard's tab; it is still there when he comes back from another tab. */
export const useAskedInTab = () => useAsked(IN_TAB).at(-1);

function useAsked(mutationKey: string[]): AskState[] {
  return useMutationState({
    filters: { mutationKey },
    // The key belongs to these mutations alone.
    select: (mutation) => mutation.state as AskState,
  });
}
