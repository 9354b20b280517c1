import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import row from './row.module.css';
import { isSendShortcut } from './send-shortcut';
import styles from './short-form.module.css';
import { TextArea } from './text-area';
import { useOneAtATime } from './use-one-at-a-time';

export interface WritingFormProps {
  text: string;
  onWrite: (text: string) => void;
  label: string;
  limit: number;
  /** `paper` for what she said. */
  surface?: 'plain' | 'paper';
  /** The counter is always there; else only when it begins to matter. */
  counts?: boolean;
  saveLabel: string;
  cancelLabel?: string;
  /** It is being saved: what would be typed now would be lost. */
  busy: boolean;
  /** Asked once, when it opens: a field that only comes back with its page leaves him where he is. */
  takesFocus: () => boolean;
  /** What is wrong with the text; null where nothing is. */
  fault: (text: string) => string | null;
  /** Receives the text without the blanks around it; until it settles, nothing more is saved. */
  onSave: (text: string) => Promise<unknown>;
  onCancel: () => void;
}

const NEARLY_FULL = 0.8;

/** A text written in place. Ctrl or Cmd with Enter saves. */
export function WritingForm(props: WritingFormProps) {
  const {
    text,
    onWrite,
    label,
    limit,
    surface = 'plain',
    counts = false,
    busy,
    takesFocus,
    fault,
    onSave,
    onCancel,
  } = props;
  const [complaint, setComplaint] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('textarea');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const box = field();
    if (!box || !takesFocus()) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, []);

  const saveOnce = useOneAtATime(onSave);
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = fault(text);
    setComplaint(wrong);
    if (wrong === null) void saveOnce(text.trim());
    else field()?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (isSendShortcut(event)) save(event);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <TextArea
        label={label}
        value={text}
        onChange={(typed) => {
          setComplaint(null);
          onWrite(typed);
        }}
        required
        rows={2}
        surface={surface}
        readOnly={busy}
        {...((counts || text.length > limit * NEARLY_FULL) && { limit })}
        error={complaint}
        onKeyDown={pressed}
      />
      <div className={row.row}>
        <Button kind="primary" type="submit" busy={busy} busyLabel="Saving...">
          {props.saveLabel}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
