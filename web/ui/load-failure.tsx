import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../contract/messages';
import { Button } from './button';
import { Notice } from './notice';

interface LoadFailureProps {
  text: string;
  /** Stay mounted and tell it whether it failed: then the button stays, busy, while it is tried again. */
  failed?: boolean;
  onRetry: () => unknown;
  /** A sentence on what that means. */
  children?: ReactNode;
}

/** What could not be fetched, that nothing is lost, and what to do. */
export function LoadFailure({ text, failed = true, onRetry, children }: LoadFailureProps) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      await onRetry();
    } finally {
      setRetrying(false);
    }
  };
  return (
    <Notice tone="error" shown={failed || isRetrying}>
      <strong>{text}</strong>
      <p>{children ?? "What you've saved is safe on the server."}</p>
      <div>
        <TryAgain isBusy={isRetrying} onPress={retry} />
      </div>
    </Notice>
  );
}

function TryAgain({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // Going away with the focus, it would leave him at the very beginning of the document.
      if (document.activeElement === own) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} busy={isBusy} busyLabel="Trying again..." onClick={onPress}>
      {messages.common.tryAgain}
    </Button>
  );
}
