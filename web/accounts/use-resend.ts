import { messages } from '../../contract/messages';
import { sendsMail } from '../api/house';
import { useStatusMessage } from '../ui/status-message';
import { useResendVerification } from './queries';

/** Sends the verification mail again and says for three seconds how that went. */
export function useResend(email: string) {
  const { status, show, clear } = useStatusMessage();
  const resend = useResendVerification();
  const again = () => {
    clear();
    resend.mutate(email, {
      // Where no email is sent, the server says what to do instead: those words are not worth every first visit.
      onSuccess: ({ message }) => show(sendsMail() ? messages.signup.resent : message),
      onError: () => show(messages.signup.resendFailed),
    });
  };
  return { status, again, isSending: resend.isPending };
}
