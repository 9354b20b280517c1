import { messages } from '../../contract/messages';
import { OutcomePage } from '../shell/outcome-page';
import { Button } from '../ui/button';

/** Without a question there is nothing else to show. */
export function QuestionFailure({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  return (
    <OutcomePage
      tone="error"
      icon="alert"
      heading={messages.shell.questionOfTheDay}
      actions={
        <Button kind="primary" onClick={onTryAgain}>
          {messages.common.tryAgain}
        </Button>
      }
    >
      <p>{text}</p>
      <p>{messages.question.savedIsSafe}</p>
    </OutcomePage>
  );
}
