import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { limits } from '../../contract/limits';
import { NotKept } from '../drafts/not-kept';
import { Button, type ButtonKind } from '../ui/button';
import { focusField } from '../ui/focus-field';
import { isSendShortcut, SendShortcut } from '../ui/send-shortcut';
import stack from '../ui/stack.module.css';
import { TextArea } from '../ui/text-area';
import styles from './ask-form.module.css';
import { ExampleQuestions } from './example-questions';
import { Following } from './following';
import { QUERY_FIELD } from './query-draft';
import { QuestionsLeft } from './questions-left';
import type { Followed } from './use-following';
import { WhereWordsGo } from './where-words-go';

const words = assistantMessages;

interface AskFormProps {
  ref: RefObject<HTMLFormElement | null>;
  text: string;
  onWrite: (text: string) => void;
  onAsk: () => void;
  isAsking: boolean;
  fault: string | null;
  button: ButtonKind;
  /** What the question will be read with, if anything. */
  followed: Followed | null;
  onStartOver: () => void;
  /** Said to those who do not see the answer arrive. */
  announcement: string;
}

/** Where he asks; the same on the assistant's page and in the dashboard's tab. */
export function AskForm({ ref, text, onWrite, onAsk, isAsking, fault, button, ...around }: AskFormProps) {
  const { followed, announcement } = around;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  const pressed = (event: KeyboardEvent) => {
    if (!isSendShortcut(event)) return;
    event.preventDefault();
    onAsk();
  };
  const startOver = () => {
    around.onStartOver();
    if (ref.current) focusField(ref.current, QUERY_FIELD);
  };
  return (
    <form ref={ref} noValidate className={stack.stack} onSubmit={submit}>
      <TextArea
        label="Your question"
        name={QUERY_FIELD}
        rows={2}
        limit={limits.assistantQuery}
        value={text}
        onChange={onWrite}
        onKeyDown={pressed}
        error={fault}
        autoComplete="off"
        placeholder="What would make her smile this weekend?"
        hint={
          <>
            <QuestionsLeft />
            <SendShortcut>Ctrl or ⌘ + Enter to ask</SendShortcut>
          </>
        }
      />
      {followed && <Following followed={followed} onStartOver={startOver} />}
      <NotKept />
      <ExampleQuestions onChoose={onWrite} form={ref} />
      <div className={styles.foot}>
        <Button type="submit" kind={button} busy={isAsking} busyLabel="Asking...">
          {words.ask}
        </Button>
        <WhereWordsGo />
      </div>
      <p role="status" className="visually-hidden">
        {isAsking ? words.asking : announcement}
      </p>
    </form>
  );
}
