import { useId } from 'react';
import { can } from '../../contract/access';
import { phone } from '../../contract/words/phone';
import type { WaitingAnswer as Waiting } from '../drafts/waiting-storage';
import { useAccess } from '../session/access';
import { Button } from '../ui/button';
import { weekdayOf } from '../ui/dates';
import { HerWords } from '../ui/page/her-words';
import row from '../ui/row.module.css';
import { useOnline } from '../ui/use-online';
import { KeepAsOwn } from './keep-as-own';
import styles from './waiting-answer.module.css';

interface WaitingAnswerProps {
  answer: Waiting;
  /** On the card the question stands above it already. */
  withQuestion: boolean;
  onTakeBack: () => void;
  onDiscard: () => void;
}

/** An answer that is written and not sent yet: how it stands, and what he can do. */
export function WaitingAnswer({ answer, withQuestion, onTakeBack, onDiscard }: WaitingAnswerProps) {
  const id = useId();
  const { question, text, writtenAt, tries, refused } = answer;
  const isGone = refused?.status === 404;
  return (
    <div className={styles.waiting}>
      <p id={id} className={styles.when}>
        {phone.written(weekdayOf(new Date(writtenAt)))} {withQuestion && <q>{question.text}</q>}
      </p>
      <BothTexts text={text} saved={refused?.saved} />
      <p role="status">{useStanding(answer)}</p>
      <div className={row.row}>
        {isGone && <KeepAsOwn answer={answer} describedBy={id} />}
        {/* Once it was sent it may have arrived: changed, it would be there twice. */}
        {!isGone && (refused || tries === 0) && (
          <Button aria-describedby={id} onClick={onTakeBack}>
            {phone.edit}
          </Button>
        )}
        {refused && (
          <Button kind="quiet" aria-describedby={id} onClick={onDiscard}>
            {phone.discard}
          </Button>
        )}
      </div>
    </div>
  );
}

/** His words; and beside them, where other ones were saved with the same key, those. */
function BothTexts({ text, saved }: { text: string; saved: string | undefined }) {
  if (saved === undefined) return <HerWords>{text}</HerWords>;
  return (
    <div className={styles.both}>
      <figure>
        <figcaption className={styles.when}>{phone.savedBefore}</figcaption>
        <HerWords>{saved}</HerWords>
      </figure>
      <figure>
        <figcaption className={styles.when}>{phone.notSaved}</figcaption>
        <HerWords>{text}</HerWords>
      </figure>
    </div>
  );
}

function useStanding({ refused, tries }: Waiting): string {
  const isOnline = useOnline();
  const mayAdd = can(useAccess(), 'write-questions');
  if (refused?.status === 404) return mayAdd ? phone.gone : phone.goneOfPremium;
  if (refused?.status === 409) return phone.otherSaved;
  if (refused) return refused.said;
  if (!isOnline) return phone.offlineHere;
  return tries > 0 ? phone.trying : phone.waiting;
}
