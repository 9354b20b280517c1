import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { extraQuestions, type Waiting } from '../../contract/extra-questions';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { call } from '../api/client';

/** What he wants to ask besides today's question. */
export const waitingQuery = queryOptions({
  queryKey: ['question', 'extra'],
  queryFn: ({ signal }) => call(extraQuestions.list, {}, { signal }),
  retry: false,
});

export function useAskBesides() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (questionId: string) => call(extraQuestions.add, { body: { questionId } }),
    onSuccess: (waiting) => {
      putInCache<Waiting>(cache, waitingQuery.queryKey, waiting);
      void fetchAnew(cache, [['card']]);
    },
  });
}

export function useDropFromLine() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(extraQuestions.remove, { params: { id } }),
    onSettled: () => fetchAnew(cache, [waitingQuery.queryKey, ['card']]),
  });
}
