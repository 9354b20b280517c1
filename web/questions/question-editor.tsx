import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../contract/limits';
import { Button } from '../ui/button';
import { TextArea } from '../ui/text-area';
import styles from './question-editor.module.css';
import { questionFault } from './question-rules';

interface QuestionEditorProps {
  /** The text as it stands. */
  text: string;
  busy: boolean;
  /** Receives the text without the blanks around it. */
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A question of his own, changed where it stands. Ctrl or Cmd with Enter saves. */
export function QuestionEditor({ text: before, busy, onSave, onCancel }: QuestionEditorProps) {
  const [text, setText] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('textarea');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const box = field();
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = questionFault(text);
    setFault(wrong);
    if (wrong) field()?.focus();
    else onSave(text.trim());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <TextArea
        label="Question"
        name="text"
        required
        rows={2}
        limit={limits.customQuestion}
        value={text}
        onChange={(typed) => {
          setFault(null);
          setText(typed);
        }}
        error={fault}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
        }}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
