import type { ReactNode } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isDecided, serverSaid } from '../api/api-error';
import { Button, ButtonLink } from '../ui/button';
import { OutcomePage } from './outcome-page';

interface FailedOutcomeProps {
  text: string;
  onTryAgain?: () => void;
  /** Another place to go. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A mailed link that did not work. */
export function FailedOutcome({ text, onTryAgain, action, children }: FailedOutcomeProps) {
  return (
    <OutcomePage
      tone="error"
      icon="alert"
      heading="That didn't work"
      actions={
        <>
          {onTryAgain && <Button onClick={onTryAgain}>{messages.common.tryAgain}</Button>}
          {action}
          <ButtonLink kind="primary" href={paths.login}>
            {messages.common.goToLogin}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </OutcomePage>
  );
}

/** What is shown of a request that failed: another try is offered only where it could end otherwise. */
export function failureOf({ error, refetch }: { error: unknown; refetch: () => unknown }, otherwise: string) {
  return { text: serverSaid(error) ?? otherwise, ...(!isDecided(error) && { onTryAgain: () => void refetch() }) };
}
