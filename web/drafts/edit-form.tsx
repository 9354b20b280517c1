import { refusals } from '../../contract/errors';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { WritingForm, type WritingFormProps } from '../ui/writing-form';
import styles from './edit-form.module.css';
import type { EditName } from './edit-storage';
import { NotKept } from './not-kept';
import type { Edits } from './use-edits';

type Fixed = Pick<WritingFormProps, 'label' | 'limit' | 'surface' | 'counts' | 'saveLabel' | 'busy' | 'fault'>;

interface EditFormProps extends Fixed {
  edits: Edits;
  name: EditName;
  /** Receives the text without the blanks around it, and the text that it takes the place of. */
  onSave: (text: string, basedOn: string) => Promise<unknown>;
}

/** A saved text that is changed in place. Where another was first, both are shown, and it is his to choose. */
export function EditForm({ edits, name, onSave, ...form }: EditFormProps) {
  const edit = edits.read(name);
  if (!edit) return null;
  const { base, text, theirs } = edit;
  const isMet = theirs !== undefined;
  return (
    <div className={styles.edit}>
      <Notice tone="error" shown={isMet}>
        <p>{refusals.changed_meanwhile.words}</p>
        <p>Keep one of them, or combine them in your text and keep that.</p>
      </Notice>
      <div className={styles.texts}>
        <WritingForm
          {...form}
          {...(isMet && { label: 'Your text', saveLabel: 'Keep mine', cancelLabel: 'Keep the other' })}
          text={text}
          onWrite={(typed) => edits.write(name, typed)}
          takesFocus={() => edits.takesFocus(name)}
          onSave={(typed) => onSave(typed, theirs ?? base)}
          onCancel={() => edits.discard(name)}
        />
        {isMet && <TheOther text={theirs} onAdd={() => edits.write(name, `${text}\n\n${theirs}`)} />}
      </div>
      <NotKept />
    </div>
  );
}

function TheOther({ text, onAdd }: { text: string; onAdd: () => void }) {
  return (
    <figure className={styles.other}>
      <figcaption>The other text, as it's saved now</figcaption>
      <blockquote dir="auto">{text}</blockquote>
      <div>
        <Button kind="quiet" onClick={onAdd}>
          Add it below mine
        </Button>
      </div>
    </figure>
  );
}
