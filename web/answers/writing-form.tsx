import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { TextArea } from '../ui/text-area';
import { useItemDesk } from './item-desk';
import styles from './writing-form.module.css';

interface WritingFormProps {
  /** Under which the text stands among the drafts. */
  draftKey: string;
  label: string;
  limit: number;
  saveLabel: string;
  busy: boolean;
  /** What is wrong with the text; null where nothing is. */
  fault: (text: string) => string | null;
  /** Receives the text without the blanks around it. */
  onSave: (text: string) => void;
}

/** A text written in place. Ctrl or Cmd with Enter saves. */
export function WritingForm({ draftKey, label, limit, saveLabel, busy, fault, onSave }: WritingFormProps) {
  const { drafts } = useItemDesk();
  const text = drafts.read(draftKey) ?? '';
  const [complaint, setComplaint] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const box = form.current?.querySelector('textarea');
    if (!box || !drafts.takesFocus(draftKey)) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, []);

  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = fault(text);
    setComplaint(wrong);
    if (wrong === null) onSave(text.trim());
    else form.current?.querySelector('textarea')?.focus();
  };
  const write = (typed: string) => {
    setComplaint(null);
    drafts.write(draftKey, typed);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <TextArea
        label={label}
        value={text}
        onChange={write}
        rows={2}
        {...(text.length > limit * 0.8 && { limit })}
        error={complaint}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
        }}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={busy} busyLabel="Saving...">
          {saveLabel}
        </Button>
        <Button onClick={() => drafts.discard(draftKey)}>Cancel</Button>
      </div>
    </form>
  );
}
