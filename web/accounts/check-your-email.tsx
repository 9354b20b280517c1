import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { sendsMail } from '../api/house';
import { OutcomePage } from '../shell/outcome-page';
import { Button, ButtonLink } from '../ui/button';
import { StatusMessage } from '../ui/status-message';
import { PrintCommand } from './print-command';
import { useResend } from './use-resend';

interface CheckYourEmailProps {
  email: string;
  onWrongAddress: () => void;
}

export function CheckYourEmail({ email, onWrongAddress }: CheckYourEmailProps) {
  const { status, again, isSending } = useResend(email);
  return (
    <OutcomePage
      tone="success"
      icon="mail"
      heading={sendsMail() ? messages.signup.checkYourEmail : messages.noMail.oneMoreStep}
      actions={
        <>
          {sendsMail() && (
            <Button busy={isSending} onClick={again}>
              {messages.signup.resend}
            </Button>
          )}
          <ButtonLink kind="primary" href={paths.login}>
            {messages.signup.backToLogin}
          </ButtonLink>
          <Button kind="quiet" onClick={onWrongAddress}>
            Use another address
          </Button>
          <StatusMessage status={status} />
        </>
      }
    >
      {sendsMail() ? (
        <>
          <p>{messages.signup.created}</p>
          <p>
            We sent an email to <strong>{email}</strong>. The link in it works for 24 hours.
          </p>
        </>
      ) : (
        <>
          <p>{messages.noMail.created}</p>
          <p>
            <PrintCommand kind="verify" email={email} />
          </p>
        </>
      )}
    </OutcomePage>
  );
}
