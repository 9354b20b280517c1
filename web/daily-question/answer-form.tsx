import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { named } from '../../contract/her-name';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { useHerName } from '../session/her-name';
import { Button } from '../ui/button';
import { isSendShortcut, SendShortcut } from '../ui/send-shortcut';
import { TextArea } from '../ui/text-area';
import styles from './answer-form.module.css';

interface AnswerFormProps {
  text: string;
  onWrite: (text: string) => void;
  onSubmit: () => void;
  isSending: boolean;
  /** Something else is under way with the question: nothing may be typed or sent. */
  isPaused: boolean;
  /** Saved: the emptied form makes room for the words that were in it. */
  isDone: boolean;
  /** Stands quietly beside the one button. */
  aside: ReactNode;
}

/** A counter of ten thousand would only be in the way before it matters. */
const NEARLY_FULL = limits.answer * 0.9;

export function AnswerForm({ text, onWrite, onSubmit, isSending, isPaused, isDone, aside }: AnswerFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const pressed = (event: KeyboardEvent) => {
    if (!isSendShortcut(event)) return;
    event.preventDefault();
    if (!isPaused) onSubmit();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit} hidden={isDone}>
      <TextArea
        label={named.answerLabel(useHerName())}
        placeholder={messages.answer.placeholder}
        name="answer"
        rows={5}
        surface="paper"
        value={text}
        onChange={onWrite}
        onKeyDown={pressed}
        readOnly={isSending || isPaused}
        autoComplete="off"
        hint={<SendShortcut>{messages.answer.shortcut}</SendShortcut>}
        {...(text.length > NEARLY_FULL && { limit: limits.answer })}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind="action"
          disabled={text.trim() === '' || isPaused}
          busy={isSending}
          busyLabel={messages.answer.submitting}
        >
          {messages.answer.submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}
