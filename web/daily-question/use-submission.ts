import { useState } from 'react';
import type { Answer } from '../../contract/answers';
import { timings } from '../../contract/limits';
import { loginThen, paths } from '../../contract/paths';
import type { AskedQuestion } from '../../contract/questions';
import { useSubmitAnswer } from '../answers/queries';
import { isDecided } from '../api/api-error';
import { useLeaveForLogin } from '../session/leave-for-login';
import { useIsLeft } from '../ui/leaving';
import { navigate } from '../ui/navigation';
import { turnPage } from '../ui/page/turn-page';
import { useLater } from '../ui/use-later';
import { answerFault, submitFailure } from './answer-rules';

interface Words {
  text: string;
  idempotencyKey: string;
}

/** Sending an answer, and where he goes from there. What went wrong stays until he writes on or tries again. */
export function useSubmission(question: AskedQuestion, onSaved: (answer: Answer) => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<Answer | null>(null);
  const later = useLater();
  const isLeft = useIsLeft();
  const sending = useSubmitAnswer({
    onSaved: (answer) => {
      const show = () => {
        setSaved(answer);
        onSaved(answer);
      };
      // Where he has gone elsewhere meanwhile, no page of his turns.
      if (isLeft()) show();
      else turnPage(show);
      later(() => navigate(paths.dashboard), timings.redirectAfterAnswer);
    },
    onLoggedOut: useLeaveForLogin(loginThen(paths.questionOfTheDay)),
  });

  return {
    saved,
    isSending: sending.isPending,
    failure: fault ?? (sending.error && submitFailure(sending.error)),
    clear: () => {
      setFault(null);
      sending.reset();
    },
    /** No word of the server about it: it may be sent later as well. */
    mayWait: sending.error !== null && !isDecided(sending.error),
    /** @param wait without a connection it is not sent but waits for one */
    submit: ({ text, idempotencyKey }: Words, wait: () => void) => {
      if (sending.isPending || saved) return;
      const found = answerFault(text, question);
      setFault(found);
      if (found) return;
      if (!navigator.onLine) return wait();
      sending.mutate({ questionId: question.id, questionText: question.text, text, idempotencyKey });
    },
  };
}
