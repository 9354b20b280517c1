import { messages } from '../../contract/messages';
import { useStatusMessage } from '../ui/status-message';
import { useResendVerification } from './queries';

/** Sends the verification mail again and says for three seconds how that went. */
export function useResend(email: string) {
  const { status, show, clear } = useStatusMessage();
  const resend = useResendVerification();
  const again = () => {
    clear();
    resend.mutate(email, {
      onSuccess: () => show(messages.signup.resent),
      onError: () => show(messages.signup.resendFailed),
    });
  };
  return { status, again, isSending: resend.isPending };
}
