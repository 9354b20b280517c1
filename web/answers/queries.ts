import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerHistory } from '../../contract/answer-history';
import { type Answer, type AnswerItem, answers } from '../../contract/answers';
import { timings } from '../../contract/limits';
import { stillTrue } from '../../contract/still-true';
import { fetchAnew } from '../api/cache-changes';
import { callQueryOnce } from '../api/call-query';
import { type Edit, useChange } from '../api/changes';
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
export const answerPageQuery = (id: string) => callQueryOnce(['answer-page', id], answers.page, { params: { id } });

/** What became of an answer; asked anew at each look. */
export const answerPastQuery = (id: string) =>
  callQueryOnce(['answer-past', id], answerHistory.show, { params: { id } });

/** How much of the notebook is likely to hold still, by category. */
export const freshnessQuery = callQueryOnce(['still-true', 'freshness'], stillTrue.freshness, {});

/** Which of it was said a while ago, so that the search can show just that. */
export const aWhileAgoQuery = callQueryOnce(['still-true', 'a-while-ago'], stillTrue.aWhileAgo, {});

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
  return useChange({
    make: ({ id, ...body }: Edit<typeof answers.edit>) => call(answers.edit, { params: { id }, body }),
    changed: useAnswersChanged(),
  });
}

/** Brings back words that an edit overwrote. */
export function useRestoreAnswer() {
  return useChange({
    make: ({ id, ...body }: Edit<typeof answerHistory.restore>) =>
      call(answerHistory.restore, { params: { id }, body }),
    changed: useAnswersChanged(),
  });
}

/** Takes back that a warning no longer holds: what he says last decides, and 'not now' says nothing against it. */
export function useWarnAgain() {
  return useChange({
    make: (answerId: string) => call(stillTrue.say, { params: { answerId }, body: { verdict: 'later' } }),
    changed: useAnswersChanged(),
  });
}

/** What he was changing of it goes with it, wherever he deletes it. */
export function useDeleteAnswer() {
  const owner = useOwner();
  return useChange({
    make: (id: string) => call(answers.remove, { params: { id } }),
    changed: useAnswersChanged(),
    onDone: (_, id) => dropEdit(owner, `answer ${id}`),
  });
}
