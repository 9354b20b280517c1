import { useEffect, useRef } from 'react';
import { answers } from '../../contract/answers';
import { timings } from '../../contract/limits';
import { SECOND } from '../../contract/time';
import { ApiError } from '../api/api-error';
import { call } from '../api/client';
import { ownerHere } from '../api/token-storage';
import { sendWaiting } from '../drafts/send-waiting';
import type { WaitingAnswer } from '../drafts/waiting-storage';
import { useAnswersChanged } from './queries';

/** Clocks jump and timers sleep with a phone: so often it is looked at in any case. */
const LOOK_EVERY = 30 * SECOND;

/**
 * Sends what waits while the app is open: now, when there is a connection again, when he comes back to it, and when the
 * next try is due. The page does it itself, since only some browsers would do it in its absence.
 */
export function useSendWaiting(
  owner: string,
  waiting: readonly WaitingAnswer[],
  onSaved: (one: WaitingAnswer) => void,
) {
  const changed = useAnswersChanged();
  const isUnderway = useRef(false);
  const latest = useRef({ changed, onSaved });
  useEffect(() => {
    latest.current = { changed, onSaved };
  });
  const due = waiting.filter(({ refused }) => !refused).map(({ nextTry }) => nextTry);
  const soonest = due.length > 0 ? Math.min(...due) : null;

  useEffect(() => {
    if (soonest === null || owner === '') return;
    const send = async (isAtOnce: boolean) => {
      if (!navigator.onLine || isUnderway.current) return;
      const saved = (answer: WaitingAnswer) => {
        latest.current.onSaved(answer);
        void latest.current.changed();
      };
      isUnderway.current = true;
      const submitOne = (answer: WaitingAnswer) => submit(owner, answer);
      await sendWaiting({ owner, isAtOnce, now: Date.now, send: submitOne, onSaved: saved }).finally(() => {
        isUnderway.current = false;
      });
    };
    const sendAtOnce = () => document.visibilityState !== 'hidden' && send(true);
    const timer = setTimeout(() => send(false), Math.max(0, soonest - Date.now()));
    const looking = setInterval(() => send(false), LOOK_EVERY);
    addEventListener('online', sendAtOnce);
    document.addEventListener('visibilitychange', sendAtOnce);
    return () => {
      clearTimeout(timer);
      clearInterval(looking);
      removeEventListener('online', sendAtOnce);
      document.removeEventListener('visibilitychange', sendAtOnce);
    };
  }, [owner, soonest]);
}

function submit(owner: string, { id, question, text, writtenAt }: WaitingAnswer) {
  // Somebody else has logged in in another tab: his words must not become the other's.
  if (ownerHere() !== owner) throw new ApiError({ status: 401, code: 'authentication_required' });
  const body = { questionId: question.id, questionText: question.text, text, writtenAt };
  return call(answers.submit, { body }, { idempotencyKey: id, timeout: timings.answerSubmitTimeout });
}
