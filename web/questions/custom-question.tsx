import { useId, useRef, useState } from 'react';
import { messages } from '../../contract/messages';
import type { Question } from '../../contract/questions';
import { detailOf } from '../api/api-error';
import { isGone } from '../api/is-gone';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm';
import { JournalEntry } from '../ui/journal-entry';
import { type Status, StatusMessage } from '../ui/status-message';
import { useFocusBack } from '../ui/use-focus-back';
import styles from './custom-question.module.css';
import { useDeleteQuestion, useEditQuestion } from './queries';
import { QuestionEditor } from './question-editor';
import { questionRemoval } from './question-removal';
import { isReadable } from './question-rules';

const words = messages.question;
const failed = { update: messages.search.updateQuestionFailed, delete: messages.search.deleteQuestionFailed };

interface CustomQuestionProps {
  question: Question;
  note: Status | null;
  say: (message: string) => void;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

/** One question of his own: read, changed in place, deleted. */
export function CustomQuestion({ question, note, say, onRemoved }: CustomQuestionProps) {
  const { id, text, created_at } = question;
  const headingId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const confirm = useConfirm();
  const edit = useEditQuestion();
  const removing = useDeleteQuestion();
  useFocusBack(isEditing, editButton);

  const complain = (error: unknown, text: string) => (isGone(error) ? onRemoved : say)(`${text}: ${detailOf(error)}`);
  const save = async (changed: string) => {
    try {
      await edit.mutateAsync({ id, text: changed });
      setEditing(false);
      say(words.updated);
    } catch (error) {
      complain(error, failed.update);
    }
  };
  const remove = async () => {
    if (!(await confirm(questionRemoval))) return;
    try {
      await removing.mutateAsync(id);
      onRemoved(words.deleted);
    } catch (error) {
      complain(error, failed.delete);
    }
  };
  return (
    <JournalEntry
      labelledBy={headingId}
      moment={created_at}
      question={
        <>
          <h3 id={headingId} className={isEditing ? 'visually-hidden' : styles.text}>
            {text}
          </h3>
          {isEditing && (
            <QuestionEditor text={text} busy={edit.isPending} onSave={save} onCancel={() => setEditing(false)} />
          )}
        </>
      }
      actions={
        <div hidden={isEditing} className={styles.actions}>
          {isReadable(question) && (
            <Button ref={editButton} kind="quiet" aria-describedby={headingId} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Button
            kind="quiet"
            aria-describedby={headingId}
            busy={removing.isPending}
            busyLabel="Deleting..."
            onClick={remove}
          >
            Delete
          </Button>
        </div>
      }
      note={<StatusMessage status={note} />}
    />
  );
}
