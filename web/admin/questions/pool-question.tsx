import { useId, useRef } from 'react';
import type { QuestionCounts } from '../../../contract/admin';
import { adminMessages } from '../../../contract/admin-messages';
import { limits } from '../../../contract/limits';
import { type Question, questionCategories } from '../../../contract/questions';
import { EditForm } from '../../drafts/edit-form';
import type { EditName } from '../../drafts/edit-storage';
import type { Edits } from '../../drafts/use-edits';
import { useQuestionChanges } from '../../drafts/use-question-changes';
import { Button } from '../../ui/button';
import type { Confirmation } from '../../ui/confirm';
import { type Status, StatusMessage } from '../../ui/status-message';
import { useFocusBack } from '../../ui/use-focus-back';
import { poolTextFault } from './pool';
import styles from './pool-question.module.css';
import { useEditInPool, useRetireFromPool } from './queries';

const words = adminMessages.questions;

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
  /** Not there until they were counted for the first time. */
  counts: QuestionCounts | undefined;
  edits: Edits;
  /** How the last thing done to it ended. It is kept with the list: the question may leave it meanwhile. */
  note: Status | null;
  say: (message: string) => void;
  /** New words are about to be saved: whatever they are, it keeps its place. */
  onChange: () => void;
  /** It has left the list, or is about to, and with it the message's place. */
  onRemoved: (message: string) => void;
}

/** One question of the system: read, changed in place, deleted. */
export function PoolQuestion({ question, counts, edits, note, say, onChange, onRemoved }: PoolQuestionProps) {
  const { id, text, category } = question;
  const textId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const name: EditName = `pool ${id}`;
  const isEditing = edits.read(name) !== undefined;
  const edit = useEditInPool();
  const retiring = useRetireFromPool();
  useFocusBack(isEditing, editButton);

  const changes = useQuestionChanges({
    ...{ id, name, edits, removal, words, say, onRemoved },
    edit: edit.mutateAsync,
    remove: retiring.mutateAsync,
  });
  const save = async (changed: string, basedOn: string) => {
    if (!changed) return;
    onChange();
    await changes.save(changed, basedOn);
  };
  return (
    <article className={styles.question} aria-labelledby={textId}>
      <div className={styles.body}>
        <p id={textId} dir="auto" className={isEditing ? 'visually-hidden' : styles.text}>
          {text}
        </p>
        <EditForm
          edits={edits}
          name={name}
          label={words.label}
          limit={limits.customQuestion}
          counts
          saveLabel={words.save}
          busy={edit.isPending}
          fault={poolTextFault}
          onSave={save}
        />
        <p className={styles.category}>{questionCategories[category]}</p>
        {counts && <Counts counts={counts} />}
        <StatusMessage status={note} />
      </div>
      <div hidden={isEditing} className={styles.actions}>
        <Button ref={editButton} kind="quiet" aria-describedby={textId} onClick={() => edits.open(name, text)}>
          {words.edit}
        </Button>
        <Button
          kind="quiet"
          aria-describedby={textId}
          busy={retiring.isPending}
          busyLabel="Deleting..."
          onClick={changes.remove}
        >
          {words.remove}
        </Button>
      </div>
    </article>
  );
}

const countNames = ['asked', 'skipped', 'answered'] as const;

function Counts({ counts }: { counts: QuestionCounts }) {
  return (
    <dl className={styles.counts}>
      {countNames.map((name) => (
        <div key={name}>
          <dt>{words.counts[name]}</dt>
          <dd>{counts[name]?.toLocaleString('en-US') ?? words.few}</dd>
        </div>
      ))}
    </dl>
  );
}
