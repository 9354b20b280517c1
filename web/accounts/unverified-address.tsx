import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { useResendVerification } from './queries';

/** Until the mailed link is opened, neither the daily mail nor a password reset goes to the address. */
export function UnverifiedAddress({ email }: { email: string }) {
  const resend = useResendVerification();
  const { status, show, clear } = useStatusMessage();
  const again = () => {
    clear();
    resend.mutate(email, {
      onSuccess: () => show(messages.signup.resent),
      onError: () => show(messages.signup.resendFailed),
    });
  };
  return (
    <Notice tone="warning" title={messages.account.emailUnverified}>
      <p>
        Please open the link in the mail we sent there. Until then no daily question and no password reset goes to this
        address.
      </p>
      <div>
        <Button busy={resend.isPending} onClick={again}>
          {messages.signup.resend}
        </Button>
      </div>
      <StatusMessage status={status} />
    </Notice>
  );
}
