import { useId, useRef, useState } from 'react';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { type Question, questionCategories } from '../../../contract/questions';
import { detailOf } from '../../api/api-error';
import { isGone } from '../../api/is-gone';
import { Button } from '../../ui/button';
import { type Confirmation, useConfirm } from '../../ui/confirm';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { useFocusBack } from '../../ui/use-focus-back';
import { WritingForm } from '../../ui/writing-form';
import { poolTextFault } from './pool';
import styles from './pool-question.module.css';
import { useEditInPool, useRetireFromPool } from './queries';

const words = messages.admin.questions;

const removal: Confirmation = {
  title: 'Delete question',
  text: (
    <>
      <p>{words.deleteConfirm}</p>
      <p>{words.answersStay}</p>
    </>
  ),
  confirmLabel: words.remove,
  danger: true,
};

interface PoolQuestionProps {
  question: Question;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

/** One question of the system: read, changed in place, deleted. */
export function PoolQuestion({ question: { id, text, category }, onRemoved }: PoolQuestionProps) {
  const textId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const { status, show } = useStatusMessage();
  const confirm = useConfirm();
  const edit = useEditInPool();
  const retiring = useRetireFromPool();
  useFocusBack(draft !== null, editButton);

  const complain = (error: unknown, said: string) => (isGone(error) ? onRemoved : show)(`${said}: ${detailOf(error)}`);
  const save = async (changed: string) => {
    if (!changed) return;
    try {
      await edit.mutateAsync({ id, text: changed });
      setDraft(null);
      show(words.updated);
    } catch (error) {
      complain(error, words.updateFailed);
    }
  };
  const retire = async () => {
    if (!(await confirm(removal))) return;
    try {
      await retiring.mutateAsync(id);
      onRemoved(words.deleted);
    } catch (error) {
      complain(error, words.deleteFailed);
    }
  };
  return (
    <article className={styles.question} aria-labelledby={textId}>
      <div className={styles.body}>
        <p id={textId} dir="auto" className={draft === null ? styles.text : 'visually-hidden'}>
          {text}
        </p>
        {draft !== null && (
          <WritingForm
            text={draft}
            onWrite={setDraft}
            label={words.label}
            limit={limits.customQuestion}
            counts
            saveLabel={words.save}
            busy={edit.isPending}
            takesFocus={() => true}
            fault={poolTextFault}
            onSave={save}
            onCancel={() => setDraft(null)}
          />
        )}
        <p className={styles.category}>{questionCategories[category]}</p>
        <StatusMessage status={status} />
      </div>
      <div hidden={draft !== null} className={styles.actions}>
        <Button ref={editButton} kind="quiet" aria-describedby={textId} onClick={() => setDraft(text)}>
          {words.edit}
        </Button>
        <Button
          kind="quiet"
          aria-describedby={textId}
          busy={retiring.isPending}
          busyLabel="Deleting..."
          onClick={retire}
        >
          {words.remove}
        </Button>
      </div>
    </article>
  );
}
