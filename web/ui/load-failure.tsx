import { messages } from '../../contract/messages';
import { Button } from './button';
import { Notice } from './notice';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** What could not be fetched, that nothing is lost, and what to do. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="error">
      <strong>{text}</strong>
      <p>What you have written is safe on the server.</p>
      <div>
        <Button onClick={onRetry}>{messages.common.tryAgain}</Button>
      </div>
    </Notice>
  );
}
