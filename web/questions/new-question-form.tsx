import { type FormEvent, useState } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { NotKept } from '../drafts/not-kept';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { focusField } from '../ui/focus-field';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { TextArea } from '../ui/text-area';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import styles from './new-question-form.module.css';
import { useAddQuestion } from './queries';
import type { QuestionPlace } from './question-places';
import { questionFault } from './question-rules';

export function NewQuestionForm({ place }: { place: QuestionPlace }) {
  const { text, write, finish } = useKeptText(useOwner(), 'new question');
  const [fault, setFault] = useState<string | null>(null);
  const { status, show, clear } = useStatusMessage();
  const add = useAddQuestion();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void addTyped(event.currentTarget);
  };
  const addTyped = useOneAtATime(async (form: HTMLFormElement) => {
    const typed = text.trim();
    if (!typed && place.blank === 'ignored') return;
    clear();
    const wrong = questionFault(typed);
    setFault(wrong);
    if (wrong) return focusField(form, 'text');
    try {
      await add.mutateAsync(typed);
      // What he wrote in the meantime is his next question.
      finish(typed);
      show(messages.question.added);
    } catch (error) {
      show(place.addFailed(error));
    }
  });
  return (
    <Card title="A new question">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label="Your question"
          name="text"
          required
          rows={3}
          limit={limits.customQuestion}
          value={text}
          onChange={(typed) => {
            setFault(null);
            write(typed);
          }}
          error={fault}
          hint="Write it as you would ask her: about a place you share, a wish she once mentioned, a day you both remember."
        />
        <NotKept />
        <div>
          <Button kind={place.addButton} type="submit" busy={add.isPending} busyLabel="Adding...">
            Add Question
          </Button>
        </div>
        <StatusMessage status={status} />
      </form>
    </Card>
  );
}
