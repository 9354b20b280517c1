import { useId, useRef } from 'react';
import { can } from '../../contract/access';
import type { AnswerItem } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { useStanding } from '../session/standing';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import type { Month } from './history';
import styles from './history-months.module.css';
import journal from './journal.module.css';
import { EntryQuestion, HerWords, JournalEntry } from './journal-entry';
import { useDeleteAnswer } from './queries';

/** The journal, a sheet for each month. */
export function HistoryMonths({ months }: { months: readonly Month[] }) {
  const mayDelete = can(useStanding(), 'edit-answers');
  const { status, show } = useStatusMessage();
  const top = useRef<HTMLDivElement>(null);
  const onDeleted = () => {
    show(messages.answer.deleted);
    top.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.months}>
      {months.map((month) => (
        <section key={month.name} className={styles.month}>
          <h2>{month.name}</h2>
          <ul className={journal.sheet}>
            {month.answers.map((answer) => (
              <li key={answer.item_id}>
                <HistoryEntry answer={answer} mayDelete={mayDelete} onDeleted={onDeleted} />
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
  onDeleted: () => void;
}

function HistoryEntry({ answer, mayDelete, onDeleted }: HistoryEntryProps) {
  const id = useId();
  const confirm = useConfirm();
  const removal = useDeleteAnswer();
  const { status, show } = useStatusMessage();

  const remove = async () => {
    const text = messages.answer.deleteConfirm;
    if (!(await confirm({ title: 'Delete answer', text, confirmLabel: 'Delete', danger: true }))) return;
    try {
      await removal.mutateAsync(answer.item_id);
      onDeleted();
    } catch {
      show(messages.history.deleteFailed);
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
