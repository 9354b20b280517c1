import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Choice, type Offer, stillTrue, type Verdict } from '../../contract/still-true';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { call } from '../api/client';

/** What he is asked about this week, if anything. Another device may have answered: it is asked for at each look. */
export const offerQuery = queryOptions({
  queryKey: ['still-true', 'offer'],
  queryFn: ({ signal }) => call(stillTrue.next, {}, { signal }),
  retry: false,
});

export function useSayOf({ answerId }: Offer) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) => call(stillTrue.say, { params: { answerId }, body: { verdict } }),
    onSuccess: () => {
      putInCache(cache, offerQuery.queryKey, { offer: null });
      void fetchAnew(cache, [['answers'], ['answer-past', answerId]]);
    },
  });
}

export const choiceQuery = queryOptions({
  queryKey: ['still-true', 'choice'],
  queryFn: ({ signal }) => call(stillTrue.choice, {}, { signal }),
});

/** Saved one after the other: the last choice is the one that stands. */
export function useChoose() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'still-true' },
    mutationFn: (body: Choice) => call(stillTrue.choose, { body }),
    onSuccess: (saved) => {
      putInCache(cache, choiceQuery.queryKey, saved);
      void fetchAnew(cache, [offerQuery.queryKey]);
    },
  });
}
