import { memo, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { can } from '../../contract/access';
import type { AnswerItem } from '../../contract/answers';
import { notebookMessages } from '../../contract/notebook-messages';
import { MONTH_PLACE } from '../../contract/paths';
import { useEdits } from '../drafts/use-edits';
import { KeepingIdea } from '../ideas/keep-as-idea';
import { useAccess } from '../session/access';
import { Badge } from '../ui/badge';
import { ListOutcome } from '../ui/list-outcome';
import { HerWords } from '../ui/page/her-words';
import { EntryQuestion, PageEntry } from '../ui/page/page-entry';
import list from '../ui/page/pages.module.css';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useItemNotes } from '../ui/use-item-notes';
import type { Part } from './editing';
import { EntryActions } from './entry-actions';
import type { Month } from './history';
import styles from './history-months.module.css';
import { editName, type ItemDesk, ItemDeskContext, useItemDesk } from './item-desk';
import { PartEditor } from './part-editor';
import { Standing } from './past/standing';
import { historyWords } from './search-words';

interface HistoryMonthsProps {
  ref: RefObject<HTMLDivElement | null>;
  months: readonly Month[];
  /** The answer he was led to, if to any: it is marked and takes the focus. */
  sought: string | null;
}

const none: ReadonlySet<string> = new Set();
const nothing = () => undefined;

/** The notebook, month by month. */
export function HistoryMonths({ ref, months, sought }: HistoryMonthsProps) {
  const editAnswers = can(useAccess(), 'edit-answers');
  const { status, show } = useStatusMessage();
  const notes = useItemNotes();
  const edits = useEdits();
  const desk = useMemo(
    (): ItemDesk => ({
      ...{ words: historyWords, edits, notes, answered: none },
      // Nothing is answered here, and an edit moves nothing.
      ...{ onAnswered: nothing, onEdit: nothing, onLoggedOut: nothing },
      // Questions are changed in the search and in the list of his own.
      rights: { editAnswers, writeQuestions: false },
      onRemoved: (message) => {
        show(message);
        ref.current?.focus({ preventScroll: true });
      },
    }),
    [edits, notes, editAnswers, show, ref],
  );
  const inSight = months.flatMap((month) => month.answers.map((answer) => answer.item_id));
  return (
    <div ref={ref} tabIndex={-1} className={styles.months}>
      <ItemDeskContext value={desk}>
        {months.map((month) => (
          <section key={month.id} className={stack.stack}>
            <h2 id={`${MONTH_PLACE}${month.id}`} tabIndex={-1}>
              {month.name}
            </h2>
            <ul className={list.pages}>
              {month.answers.map((answer) => (
                <li key={answer.item_id} className={answer.item_id === sought ? styles.sought : undefined}>
                  <HistoryEntry answer={answer} isSought={answer.item_id === sought} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </ItemDeskContext>
      <ListOutcome status={status ?? notes.readOthers(inSight)} />
    </div>
  );
}

/** Read, and where he may, changed in place. */
const HistoryEntry = memo(({ answer, isSought }: { answer: AnswerItem; isSought: boolean }) => {
  const { edits, notes } = useItemDesk();
  const id = useId();
  const [isKeeping, setKeeping] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSought) return;
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView?.({ block: 'center' });
  }, [isSought]);
  const isEditing = (part: Part) => edits.read(editName(answer, part)) !== undefined;
  const words = <HerWords unreadable={answer.unreadable}>{answer.answer_text}</HerWords>;
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
      actions={<EntryActions item={answer} isEditing={isEditing} describedBy={id} onKeep={() => setKeeping(true)} />}
      note={<StatusMessage status={notes.read(answer.item_id)} />}
    >
      {isEditing('answer') ? (
        <PartEditor item={answer} part="answer">
          {words}
        </PartEditor>
      ) : (
        words
      )}
      <Standing item={answer} describedBy={id} />
      {isKeeping && <KeepingIdea sources={[{ answerId: answer.item_id }]} onCancel={() => setKeeping(false)} />}
    </PageEntry>
  );
});
