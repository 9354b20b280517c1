import {
  infiniteQueryOptions,
  type MutationState,
  queryOptions,
  skipToken,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { assistant, type Begun } from '../../contract/assistant';
import type { Reply } from '../../contract/endpoint';
import { putInCache } from '../api/cache-changes';
import { type CallOptions, call } from '../api/client';
import { useOnce } from '../api/submission-keys';
import { answerEntry } from './browser-history';
import { historyPage, leftLine } from './query-rules';
import { removeOnServer } from './remove-on-server';

export type AssistantReply = Reply<typeof assistant.ask>;
type About = Reply<typeof assistant.about>;

export const ASKING = ['assistant', 'ask'];
/** Begins the key of every page and search of the query history. */
export const HISTORY = ['assistant', 'history'];
const ARRIVING = ['assistant', 'arriving'];
const ON_PAGE = [...ASKING, 'page'];
const IN_TAB = [...ASKING, 'tab'];

/** Whether her words leave the server, and how often he may still ask. While that is shown, it is looked after. */
export const aboutQuery = queryOptions({
  queryKey: ['assistant', 'about'],
  queryFn: ({ signal }) => call(assistant.about, {}, { signal }),
  refetchInterval: ({ state }) => (leftLine(state.data?.left) ? 60_000 : false),
});

/**
 * His earlier conversations with a word in them, or all; page by page, newest first. Not kept once it is out of sight:
 * every search begins at the first page and sees what was asked meanwhile.
 */
export const historyQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY, term],
    queryFn: ({ pageParam, signal }) => call(assistant.history, { query: historyPage(pageParam, term) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : null),
    gcTime: 0,
  });

/** One query, the conversation that it goes on from, and on the assistant's page the entry that it belongs to. */
export interface Asked {
  query: string;
  after?: string | undefined;
  entry?: string;
}

/** The page is told by its own means when the session has ended; it wants to say so. */
export function useAskOnPage(onLoggedOut: () => void) {
  const keepLeft = useKeepLeft();
  return useMutation({
    mutationKey: ON_PAGE,
    mutationFn: useAsking({ onLoggedOut }),
    // What was asked on this visit is shown with its quotes for as long as the visit lasts.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: async ({ encryptedResponse: response, conversationId }, { entry }) => {
      if (!entry || !answerEntry(entry, { response, conversationId })) return;
      // Deleted in another tab while it was on its way. Should this fail, it stands in the dashboard to be deleted there.
      await removeOnServer(conversationId).catch(() => null);
    },
    onSettled: keepLeft,
  });
}

export function useAskInTab() {
  const keepLeft = useKeepLeft();
  return useMutation({
    mutationKey: IN_TAB,
    mutationFn: useAsking(),
    gcTime: Number.POSITIVE_INFINITY,
    onSettled: keepLeft,
  });
}

/** A model writes for a while, and is read meanwhile; the built-in advisor's answer is there as soon as it begins. */
function useAsking(options: Pick<CallOptions, 'onLoggedOut'> = {}) {
  const cache = useQueryClient();
  const once = useOnce('asking');
  return ({ query, after }: Asked): Promise<AssistantReply> => {
    cache.setQueryData(ARRIVING, null);
    const onTold = (begun: Begun) => void cache.setQueryData(ARRIVING, begun);
    const { provider, patience } = cache.getQueryData(aboutQuery.queryKey) ?? {};
    // The server stops waiting for the model first, and says how it ended.
    const waiting = { ...(provider && { onTold }), ...(patience && { timeout: 1_000 * (patience + 10) }) };
    const body = { question: query, ...(after && { after }) };
    return once(JSON.stringify(body), (idempotencyKey) =>
      call(assistant.ask, { body }, { ...options, ...waiting, idempotencyKey }),
    );
  };
}

/** What is there already of the answer that is on its way; there is one at a time. */
export function useArriving(): Begun | null {
  return useQuery<Begun | null>({ queryKey: ARRIVING, queryFn: skipToken }).data ?? null;
}

/** Each answer says how many are left after it; where none came, only the server knows. */
function useKeepLeft() {
  const cache = useQueryClient();
  return (reply: AssistantReply | undefined) => {
    if (!reply) return void cache.invalidateQueries(aboutQuery);
    putInCache<About>(cache, aboutQuery.queryKey, (about) => about && { ...about, left: reply.left ?? null });
  };
}

/** One answer at a time is on its way to somebody, wherever he asked for it. */
export function useIsAsking(): boolean {
  return useIsMutating({ mutationKey: ASKING }) > 0;
}

export type AskState = MutationState<AssistantReply, Error, Asked>;

/** What became of the queries of this visit, in the order in which they were asked. */
export const useAskedOnPage = () => useAsked(ON_PAGE);

/** Those of the dashboard's tab; the last is still there when he comes back from another tab. */
export const useAskedInTab = () => useAsked(IN_TAB);

function useAsked(mutationKey: string[]): AskState[] {
  return useMutationState({
    filters: { mutationKey },
    // The key belongs to these mutations alone.
    select: (mutation) => mutation.state as AskState,
  });
}
