import { type RefObject, useId } from 'react';
import { can } from '../../contract/access';
import type { AnswerItem } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { useStanding } from '../session/standing';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import type { Month } from './history';
import styles from './history-months.module.css';
import { isGone } from './is-gone';
import journal from './journal.module.css';
import { EntryQuestion, HerWords, JournalEntry } from './journal-entry';
import { useDeleteAnswer } from './queries';
import { removals } from './removals';

interface HistoryMonthsProps {
  ref: RefObject<HTMLDivElement | null>;
  months: readonly Month[];
}

/** The journal, a sheet for each month. */
export function HistoryMonths({ ref, months }: HistoryMonthsProps) {
  const mayDelete = can(useStanding(), 'edit-answers');
  const { status, show } = useStatusMessage();
  const onRemoved = (message: string) => {
    show(message);
    ref.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.months}>
      {months.map((month) => (
        <section key={month.name} className={styles.month}>
          <h2>{month.name}</h2>
          <ul className={journal.sheet}>
            {month.answers.map((answer) => (
              <li key={answer.item_id}>
                <HistoryEntry answer={answer} mayDelete={mayDelete} onRemoved={onRemoved} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.outcome}>
        <StatusMessage status={status} />
      </div>
    </div>
  );
}

interface HistoryEntryProps {
  answer: AnswerItem;
  mayDelete: boolean;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

function HistoryEntry({ answer, mayDelete, onRemoved }: HistoryEntryProps) {
  const id = useId();
  const confirm = useConfirm();
  const removal = useDeleteAnswer();
  const { status, show } = useStatusMessage();

  const remove = async () => {
    if (!(await confirm(removals.answer))) return;
    try {
      await removal.mutateAsync(answer.item_id);
      onRemoved(messages.answer.deleted);
    } catch (error) {
      (isGone(error) ? onRemoved : show)(messages.history.deleteFailed);
    }
  };
  return (
    <JournalEntry
      labelledBy={id}
      moment={answer.created_at}
      question={
        <EntryQuestion id={id} level={3}>
          {answer.question_text}
        </EntryQuestion>
      }
      actions={
        mayDelete && (
          <Button kind="quiet" aria-describedby={id} busy={removal.isPending} busyLabel="Deleting..." onClick={remove}>
            Delete answer
          </Button>
        )
      }
      note={<StatusMessage status={status} />}
    >
      <HerWords unreadable={answer.unreadable}>{answer.answer_text}</HerWords>
    </JournalEntry>
  );
}
