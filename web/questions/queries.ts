import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { extraQuestions, type Waiting } from '../../contract/extra-questions';
import { limits } from '../../contract/limits';
import { type Question, questions, type SkipCount } from '../../contract/questions';
import { HOUR } from '../../contract/time';
import { hasCode } from '../api/api-error';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQueryOnce } from '../api/call-query';
import { type Edit, useChange } from '../api/changes';
import { call } from '../api/client';
import { useOnce } from '../api/submission-keys';
import { dropDraft } from '../drafts/draft-storage';
import { useOwner } from '../session/use-owner';

/** Today's question. Coming back to the window asks for it again: midnight or another device may have changed it. */
export const dailyQuestionQuery = callQueryOnce(['question', 'daily'], questions.daily, {});

export const skipCountQuery = callQueryOnce(['question', 'skip-count'], questions.skipCount, {});

/** The pool and his own. It is large and hardly changes but by his own hand, which fetches it anew. */
export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => call(questions.list, {}, { signal }),
  staleTime: HOUR,
  gcTime: HOUR,
  refetchOnWindowFocus: false,
});

/** A skip spends one of the seven of his day, and the count follows what the server says. */
export function useSkipQuestion() {
  const cache = useQueryClient();
  const counted = (counts: SkipCount) => putInCache(cache, skipCountQuery.queryKey, counts);
  return useMutation({
    mutationFn: (questionId: string) => call(questions.skip, { body: { questionId } }),
    onSuccess: counted,
    onError: (error) => {
      if (hasCode(error, 'skip_limit_reached')) counted({ skipsRemaining: 0, skipsUsed: limits.skipsPerDay });
    },
  });
}

/** Today's replacement after a skip; once today's is answered, another unanswered one each time. */
export function useAnotherQuestion() {
  return useMutation({ mutationFn: () => call(questions.random, {}) });
}

/** A custom question stands in the list, in his answers, in the counts, and may be today's. */
function useQuestionsChanged() {
  const cache = useQueryClient();
  const stale = [questionsQuery.queryKey, ['answers'], ['me'], dailyQuestionQuery.queryKey];
  return () => fetchAnew(cache, stale);
}

export function useAddQuestion() {
  const cache = useQueryClient();
  const once = useOnce('question');
  const changed = useQuestionsChanged();
  return useMutation({
    mutationFn: (text: string) =>
      once(text, (idempotencyKey) => call(questions.add, { body: { text } }, { idempotencyKey })),
    onSuccess: (added) => {
      // It stands in his list at once, even should fetching the list anew fail.
      putInCache<Question[]>(cache, questionsQuery.queryKey, (known) => known && [...known, added]);
      void changed();
    },
    // No answer in time does not mean that it was not added.
    onError: () => void changed(),
  });
}

export function useEditQuestion() {
  return useChange({
    make: ({ id, ...body }: Edit<typeof questions.edit>) => call(questions.edit, { params: { id }, body }),
    changed: useQuestionsChanged(),
  });
}

/** Its answers go with it, and so does one that he has only begun. */
export function useDeleteQuestion() {
  const owner = useOwner();
  return useChange({
    make: (id: string) => call(questions.remove, { params: { id } }),
    changed: useQuestionsChanged(),
    onDone: (_, id) => dropDraft(owner, id),
  });
}

/** What he wants to ask besides today's question. */
export const waitingQuery = callQueryOnce(['question', 'extra'], extraQuestions.list, {});

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
