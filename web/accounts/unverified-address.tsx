import { messages } from '../../contract/messages';
import { sendsMail } from '../api/house';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { StatusMessage } from '../ui/status-message';
import { PrintCommand } from './print-command';
import { useResend } from './use-resend';

interface UnverifiedAddressProps {
  email: string;
  isVerified: boolean;
  /** The address that counts until the new one is proved. */
  provedEmail: string | null;
}

/** Until the mailed link is opened, neither the daily email nor a password reset goes to the address. */
export function UnverifiedAddress({ email, isVerified, provedEmail }: UnverifiedAddressProps) {
  const { status, again, isSending } = useResend(email);
  return (
    <>
      <Notice tone="warning" title={messages.account.emailUnverified} shown={!isVerified}>
        {sendsMail() ? (
          <p>
            Please open the link in the email we sent there. Until then, we can't send the daily question or a password
            reset to this address.
          </p>
        ) : (
          <p>
            {messages.noMail.resent} <PrintCommand kind="verify" email={email} />
          </p>
        )}
        {provedEmail && (
          <p>
            Until then, you can log in with either address
            {sendsMail() && (
              <>
                , and emails go to <strong>{provedEmail}</strong>
              </>
            )}
            . If you don't open the link within 24 hours, your account keeps {sendsMail() ? 'that one' : provedEmail}.
          </p>
        )}
        {sendsMail() && (
          <div>
            <Button busy={isSending} onClick={again}>
              {messages.signup.resend}
            </Button>
          </div>
        )}
      </Notice>
      <StatusMessage status={status} />
    </>
  );
}
