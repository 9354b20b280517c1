import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { StatusMessage } from '../ui/status-message';
import { useResend } from './use-resend';

interface UnverifiedAddressProps {
  email: string;
  isVerified: boolean;
  /** The address that counts until the new one is proved. */
  provedEmail: string | null;
}

/** Until the mailed link is opened, neither the daily mail nor a password reset goes to the address. */
export function UnverifiedAddress({ email, isVerified, provedEmail }: UnverifiedAddressProps) {
  const { status, again, isSending } = useResend(email);
  return (
    <>
      <Notice tone="warning" title={messages.account.emailUnverified} shown={!isVerified}>
        <p>
          Please open the link in the mail we sent there. Until then no daily question and no password reset goes to
          this address.
        </p>
        {provedEmail && (
          <p>
            Until then you can log in with either address, and mails go to <strong>{provedEmail}</strong>. If the link
            is not opened within 24 hours, that one stays yours.
          </p>
        )}
        <div>
          <Button busy={isSending} onClick={again}>
            {messages.signup.resend}
          </Button>
        </div>
      </Notice>
      <StatusMessage status={status} />
    </>
  );
}
