import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Choice, stillTrue } from '../../contract/still-true';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { call } from '../api/client';

export const choiceQuery = queryOptions({
  queryKey: ['rhythm'],
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
      void fetchAnew(cache, [['still-true']]);
    },
  });
}
