import { type RefObject, useEffect, useId, useRef } from 'react';
import { can } from '../../contract/access';
import type { AnswerItem } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import { MONTH_PLACE } from '../../contract/paths';
import { isGone } from '../api/is-gone';
import { useAccess } from '../session/access';
import { Badge } from '../ui/badge';
import { useConfirm } from '../ui/confirm';
import { Menu } from '../ui/menu';
import { HerWords } from '../ui/page/her-words';
import { EntryQuestion, PageEntry } from '../ui/page/page-entry';
import list from '../ui/page/pages.module.css';
import { type Status, StatusMessage, useStatusMessage } from '../ui/status-message';
import { useItemNotes } from '../ui/use-item-notes';
import type { Month } from './history';
import styles from './history-months.module.css';
import { Standing } from './past/standing';
import { useDeleteAnswer } from './queries';
import { removals } from './removals';

interface HistoryMonthsProps {
  ref: RefObject<HTMLDivElement | null>;
  months: readonly Month[];
  /** The answer he was led to, if to any: it is marked and takes the focus. */
  sought: string | null;
}

/** The notebook, month by month. */
export function HistoryMonths({ ref, months, sought }: HistoryMonthsProps) {
  const mayDelete = can(useAccess(), 'edit-answers');
  const { status, show } = useStatusMessage();
  const notes = useItemNotes();
  const inSight = months.flatMap((month) => month.answers.map((answer) => answer.item_id));
  const onRemoved = (message: string) => {
    show(message);
    ref.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.months}>
      {months.map((month) => (
        <section key={month.id} className={styles.month}>
          <h2 id={`${MONTH_PLACE}${month.id}`} tabIndex={-1}>
            {month.name}
          </h2>
          <ul className={list.pages}>
            {month.answers.map((answer) => (
              <li key={answer.item_id} className={answer.item_id === sought ? styles.sought : undefined}>
                <HistoryEntry
                  answer={answer}
                  isSought={answer.item_id === sought}
                  mayDelete={mayDelete}
                  note={notes.read(answer.item_id)}
                  say={(message) => notes.show(answer.item_id, message)}
                  onRemoved={onRemoved}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.outcome}>
        <StatusMessage status={status ?? notes.readOthers(inSight)} />
      </div>
    </div>
  );
}

interface HistoryEntryProps {
  answer: AnswerItem;
  isSought: boolean;
  mayDelete: boolean;
  note: Status | null;
  say: (message: string) => void;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

function HistoryEntry({ answer, isSought, mayDelete, note, say, onRemoved }: HistoryEntryProps) {
  const id = useId();
  const confirm = useConfirm();
  const removal = useDeleteAnswer();
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSought) return;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView?.({ block: 'center' });
  }, [isSought]);

  const remove = async () => {
    if (!(await confirm(removals.answer))) return;
    try {
      await removal.mutateAsync(answer.item_id);
      onRemoved(messages.answer.deleted);
    } catch (error) {
      (isGone(error) ? onRemoved : say)(notebookMessages.history.deleteFailed);
    }
  };
  return (
    <PageEntry
      labelledBy={id}
      moment={answer.created_at}
      kind={answer.kind}
      question={
        <EntryQuestion ref={question} id={id} level={3}>
          {answer.question_text}
        </EntryQuestion>
      }
      marks={isSought && <Badge tone="gold">{notebookMessages.history.sought}</Badge>}
      actions={
        mayDelete && (
          <Menu
            label={notebookMessages.entry.options}
            of={id}
            entries={[{ label: 'Delete answer', danger: true, onChoose: remove }]}
            busyLabel={removal.isPending && notebookMessages.entry.deleting}
          />
        )
      }
      note={<StatusMessage status={note} />}
    >
      <HerWords unreadable={answer.unreadable}>{answer.answer_text}</HerWords>
      <Standing item={answer} describedBy={id} />
    </PageEntry>
  );
}
