import { messages } from '../../contract/messages';
import { OutcomePage } from '../shell/outcome-page';
import { Button, ButtonLink } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useResendVerification } from './queries';

interface CheckYourEmailProps {
  email: string;
  onWrongAddress: () => void;
}

export function CheckYourEmail({ email, onWrongAddress }: CheckYourEmailProps) {
  const { status, show, clear } = useStatusMessage();
  const resend = useResendVerification();
  const again = () => {
    clear();
    resend.mutate(email, {
      onSuccess: () => show(messages.signup.resent),
      onError: () => show(messages.signup.resendFailed),
    });
  };
  return (
    <OutcomePage
      tone="success"
      icon="mail"
      heading={messages.signup.checkYourEmail}
      actions={
        <>
          <Button busy={resend.isPending} onClick={again}>
            {messages.signup.resend}
          </Button>
          <ButtonLink kind="primary" href="/login">
            {messages.signup.backToLogin}
          </ButtonLink>
          <Button kind="quiet" onClick={onWrongAddress}>
            Use another address
          </Button>
          <StatusMessage status={status} />
        </>
      }
    >
      <p>{messages.signup.created}</p>
      <p>
        We wrote to <strong>{email}</strong>. The link in that mail works for 24 hours.
      </p>
    </OutcomePage>
  );
}
