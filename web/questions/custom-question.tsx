import { useId, useRef } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { notebookMessages } from '../../contract/notebook-messages';
import type { Question } from '../../contract/questions';
import { EditForm } from '../drafts/edit-form';
import type { EditName } from '../drafts/edit-storage';
import type { Edits } from '../drafts/use-edits';
import { useQuestionChanges } from '../drafts/use-question-changes';
import { JournalEntry } from '../ui/journal-entry';
import { Menu } from '../ui/menu';
import { type Status, StatusMessage } from '../ui/status-message';
import { useFocusBack } from '../ui/use-focus-back';
import styles from './custom-question.module.css';
import { useDeleteQuestion, useEditQuestion } from './queries';
import { questionRemoval } from './question-removal';
import { isReadable, questionFault } from './question-rules';

const words = {
  ...messages.question,
  updateFailed: notebookMessages.search.updateQuestionFailed,
  deleteFailed: notebookMessages.search.deleteQuestionFailed,
};

interface CustomQuestionProps {
  question: Question;
  edits: Edits;
  note: Status | null;
  say: (message: string) => void;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

/** One question of his own: read, changed in place, deleted. */
export function CustomQuestion({ question, edits, note, say, onRemoved }: CustomQuestionProps) {
  const { id, text, created_at } = question;
  const headingId = useId();
  const menu = useRef<HTMLButtonElement>(null);
  const name: EditName = `question ${id}`;
  const isEditing = edits.read(name) !== undefined;
  const edit = useEditQuestion();
  const removing = useDeleteQuestion();
  useFocusBack(isEditing, menu);

  const { save, remove } = useQuestionChanges({
    ...{ id, name, edits, removal: questionRemoval, words, say, onRemoved },
    edit: edit.mutateAsync,
    remove: removing.mutateAsync,
  });
  return (
    <JournalEntry
      labelledBy={headingId}
      moment={created_at}
      question={
        <>
          <h3 id={headingId} className={isEditing ? 'visually-hidden' : styles.text}>
            {text}
          </h3>
          <EditForm
            edits={edits}
            name={name}
            label="Question"
            limit={limits.customQuestion}
            counts
            saveLabel="Save"
            busy={edit.isPending}
            fault={questionFault}
            onSave={save}
          />
        </>
      }
      actions={
        !isEditing && (
          <Menu
            button={menu}
            label={notebookMessages.entry.options}
            of={headingId}
            entries={[
              ...(isReadable(question) ? [{ label: 'Edit', onChoose: () => edits.open(name, text) }] : []),
              { label: 'Delete', danger: true, onChoose: remove },
            ]}
            busyLabel={removing.isPending && notebookMessages.entry.deleting}
          />
        )
      }
      note={<StatusMessage status={note} />}
    />
  );
}
