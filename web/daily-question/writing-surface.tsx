import { useEffect, useRef } from 'react';
import { named } from '../../contract/her-name';
import { timings } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { AskedQuestion } from '../../contract/questions';
import { phone } from '../../contract/words/phone';
import { CloseToIt, PageNumber } from '../answers/page-moment';
import { NotKept } from '../drafts/not-kept';
import { useDraft } from '../drafts/use-draft';
import { letWait } from '../drafts/waiting-storage';
import { useHerName } from '../session/her-name';
import { Button } from '../ui/button';
import { useIsLeft } from '../ui/leaving';
import { FormError, StatusMessage, useStatusMessage } from '../ui/status-message';
import { AnswerForm } from './answer-form';
import type { InHand } from './in-hand';
import { SavedWords } from './saved-words';
import { SkipControl } from './skip-control';
import { useSkip } from './use-skip';
import { useSubmission } from './use-submission';
import styles from './writing-surface.module.css';

interface WritingSurfaceProps {
  owner: string;
  inHand: InHand;
  skipsRemaining: number;
  /** Her answer is saved; in a moment he is led on. */
  onSaved: () => void;
  /** There are words on the card, or no longer. */
  onWriting: (isWriting: boolean) => void;
  /** Her answer was sent in another tab, or the words were taken out there. */
  onDone: () => void;
  /** Her answer waits for a connection. */
  onWaiting: () => void;
  /** `isLeft`: he has gone on with another question meanwhile, which stays on the card. */
  onReplaced: (replacement: AskedQuestion, isLeft: boolean) => void;
}

/** Her answer is written here and sent, or the question is skipped. */
export function WritingSurface(props: WritingSurfaceProps) {
  const { owner, inHand, skipsRemaining, onSaved, onWriting, onDone, onWaiting, onReplaced } = props;
  const { question, isExtra } = inHand;
  const name = useHerName();
  const draft = useDraft(owner, question, isExtra, onDone);
  const outcome = useStatusMessage(timings.skipMessage);
  const isLeft = useIsLeft();
  const submission = useSubmission(question, () => {
    if (!isLeft()) onWriting(true);
    onSaved();
    draft.discard();
    outcome.show(messages.answer.submitted);
  });
  const skipping = useSkip({
    question,
    skipsRemaining,
    say: outcome.show,
    onReplaced: (replacement) => {
      draft.setAside();
      onReplaced(replacement, isLeft());
    },
  });
  const { saved } = submission;
  const place = useInView(submission.failure ?? outcome.status?.text);

  const write = (text: string) => {
    submission.clear();
    draft.write(text);
    onWriting(text.trim() !== '');
  };
  const wait = async () => {
    const { text, idempotencyKey } = draft;
    const begun = { writtenAt: new Date(), tries: submission.mayWait ? 1 : 0 };
    await letWait(owner, { question, isExtra, text, idempotencyKey }, begun);
    if (!isLeft()) onWaiting();
  };
  const skip = () => {
    submission.clear();
    skipping.skip();
  };
  return (
    <div className={styles.surface}>
      {saved ? (
        <>
          <SavedWords text={saved.answer_text} />
          <PageNumber answerId={saved.answer_id} isFresh />
        </>
      ) : (
        <p className={styles.hint}>{named.guessFirst(name)}</p>
      )}
      <AnswerForm
        text={draft.text}
        onWrite={write}
        onSubmit={() => submission.submit(draft, wait)}
        isSending={submission.isSending}
        isPaused={skipping.isSkipping}
        isDone={saved !== null}
        aside={
          <SkipControl
            skipsRemaining={skipsRemaining}
            isSkipping={skipping.isSkipping}
            isPaused={submission.isSending}
            onSkip={skip}
          />
        }
      />
      <NotKept />
      <div ref={place} className={styles.said}>
        <FormError text={submission.failure} />
        {submission.mayWait && <Button onClick={wait}>{phone.sendLater}</Button>}
        <StatusMessage status={outcome.status} />
      </div>
      {saved && <CloseToIt answerId={saved.answer_id} />}
    </div>
  );
}

/** On a small screen the words under the buttons may be out of sight when they appear. */
function useInView(said: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return place;
}
