import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { NotKept } from '../drafts/not-kept';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import stack from '../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { TextArea } from '../ui/text-area';
import { faultAt, useSubmit } from '../ui/use-submit';
import { useAddQuestion } from './queries';
import type { QuestionPlace } from './question-places';
import { questionFault } from './question-rules';

export function NewQuestionForm({ place }: { place: QuestionPlace }) {
  const { text, write, finish } = useKeptText(useOwner(), 'new question');
  const { status, show, clear } = useStatusMessage();
  const add = useAddQuestion();

  const typed = text.trim();
  const send = async () => {
    try {
      await add.mutateAsync(typed);
      // What he wrote in the meantime is his next question.
      finish(typed);
      show(messages.question.added);
    } catch (error) {
      show(place.addFailed(error));
    }
  };
  const { submit, errorAt, setFault } = useSubmit({
    isNothing: !typed && place.blank === 'ignored',
    begin: clear,
    check: () => faultAt('text', questionFault(typed)),
    send,
  });
  return (
    <Card title="A new question">
      <form className={stack.stack} onSubmit={submit} noValidate>
        <TextArea
          label="Your question"
          name="text"
          required
          rows={3}
          limit={limits.customQuestion}
          value={text}
          onChange={(words) => {
            setFault(null);
            write(words);
          }}
          error={errorAt('text')}
          hint="Write it the way you'd ask her: about a place you share, a wish she once mentioned, a day you both remember."
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
