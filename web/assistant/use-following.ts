import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AskState } from './queries';

const ENDED = ['assistant', 'ended'];

/** What the next question goes on from: "and for under $50?" needs the one before it. */
export interface Followed {
  conversationId: string;
  query: string;
}

/** The last answer of this visit, until he starts over. */
export function useFollowing(asked: readonly AskState[]) {
  const cache = useQueryClient();
  const ended = useQuery<string>({ queryKey: ENDED, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data;
  const last = asked.findLast(({ status }) => status === 'success');
  const followed = last && followedOf(last);
  return {
    followed: followed && followed.conversationId !== ended ? followed : null,
    startOver: () => cache.setQueryData(ENDED, followed?.conversationId),
  };
}

/** A server that gives the text alone names no conversation. */
function followedOf({ data, variables }: AskState): Followed | null {
  return data?.conversationId && variables ? { conversationId: data.conversationId, query: variables.query } : null;
}
