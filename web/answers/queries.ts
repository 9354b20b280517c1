import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerHistory } from '../../contract/answer-history';
import { type Answer, type AnswerItem, answers } from '../../contract/answers';
import type { Given } from '../../contract/endpoint';
import { timings } from '../../contract/limits';
import { stillTrue } from '../../contract/still-true';
import { fetchAnew } from '../api/cache-changes';
import { useChange } from '../api/changes';
import { type CallOptions, call } from '../api/client';
import { callUnlessKnown, shareKeepingTag } from '../api/unless-known';
import { dropEdit } from '../drafts/edit-storage';
import { useOwner } from '../session/use-owner';

const FRESH = 5 * 60_000;

/**
 * Everything of his, newest first. Searched and paged in the browser. What he writes here fetches it anew; what he
 * wrote on another device comes with a reload, or once this is no longer fresh.
 */
export const answersQuery = queryOptions({
  queryKey: ['answers'],
  queryFn: ({ signal, client, queryKey }) =>
    callUnlessKnown(answers.list, {}, client.getQueryData<AnswerItem[]>(queryKey), { signal }),
  structuralSharing: shareKeepingTag,
  staleTime: FRESH,
});

/** What there is to tell of an answer besides her words; asked anew at each look, since any other answer may change it. */
export const answerPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['answer-page', id],
    queryFn: ({ signal }) => call(answers.page, { params: { id } }, { signal }),
    retry: false,
  });

/** What became of an answer; asked anew at each look. */
export const answerPastQuery = (id: string) =>
  queryOptions({
    queryKey: ['answer-past', id],
    queryFn: ({ signal }) => call(answerHistory.show, { params: { id } }, { signal }),
    retry: false,
  });

/** How much of the notebook is likely to hold still, by category. */
export const freshnessQuery = queryOptions({
  queryKey: ['still-true', 'freshness'],
  queryFn: ({ signal }) => call(stillTrue.freshness, {}, { signal }),
  retry: false,
});

interface Submission {
  questionId: string;
  text: string;
  /** The question as he sees it: it may have been put in other words since. */
  questionText: string;
  /** The earlier answer that it is the newer word to. */
  replaces?: string;
  /** The same for a retry of the same text, so that a time-out makes no second answer. */
  idempotencyKey: string;
}

/** What changes with an answer: the list, the counts, whether today's question is answered, what waits, her card, what is asked again, and where else her words are quoted. */
export function useAnswersChanged() {
  const cache = useQueryClient();
  return () =>
    fetchAnew(cache, [
      ['answers'],
      ['me'],
      ['question', 'daily'],
      ['question', 'extra'],
      ['card'],
      ['still-true'],
      ['answer-past'],
      ['ideas'],
      ['dates', 'mentioned'],
    ]);
}

interface SubmitOptions extends Pick<CallOptions, 'onLoggedOut'> {
  /** As soon as it is saved; the mutation itself also waits for what changes with it. */
  onSaved?: (answer: Answer) => void;
}

export function useSubmitAnswer({ onSaved, ...options }: SubmitOptions = {}) {
  const changed = useAnswersChanged();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Submission) =>
      call(answers.submit, { body }, { ...options, idempotencyKey, timeout: timings.answerSubmitTimeout }),
    onSuccess: (answer) => {
      onSaved?.(answer);
      return changed();
    },
  });
}

export function useEditAnswer() {
  const changed = useAnswersChanged();
  return useChange({
    make: ({ id, ...body }: { id: string } & Given<typeof answers.edit, 'body'>) =>
      call(answers.edit, { params: { id }, body }),
    changed,
  });
}

/** Brings back words that an edit overwrote. */
export function useRestoreAnswer() {
  const changed = useAnswersChanged();
  return useChange({
    make: ({ id, ...body }: { id: string } & Given<typeof answerHistory.restore, 'body'>) =>
      call(answerHistory.restore, { params: { id }, body }),
    changed,
  });
}

/** What he was changing of it goes with it, wherever he deletes it. */
export function useDeleteAnswer() {
  const changed = useAnswersChanged();
  const owner = useOwner();
  return useChange({
    make: (id: string) => call(answers.remove, { params: { id } }),
    changed,
    onDone: (_, id) => dropEdit(owner, `answer ${id}`),
  });
}
