import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type PacksOn, questionPacks } from '../../contract/packs';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { call } from '../api/client';

export const packsQuery = queryOptions({
  queryKey: ['question-packs'],
  queryFn: ({ signal }) => call(questionPacks.list, {}, { signal }),
});

/** Saved one after the other: the last choice is the one that stands. */
export function useSavePacks() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'question-packs' },
    mutationFn: (body: PacksOn) => call(questionPacks.save, { body }),
    onSuccess: (saved) => {
      putInCache(cache, packsQuery.queryKey, saved);
      // Today's question may have been of a pack that is now off.
      void fetchAnew(cache, [['question', 'daily'], ['questions']]);
    },
  });
}
