import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Offer, stillTrue, type Verdict } from '../../contract/still-true';
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
