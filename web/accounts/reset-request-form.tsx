import { useState } from 'react';
import { messages } from '../../contract/messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { FormError, StatusMessage } from '../ui/status-message';
import { shownOnScreen } from '../ui/use-one-at-a-time';
import { faultAt, useSubmit } from '../ui/use-submit';
import { EmailField } from './email-field';
import { useRequestReset } from './queries';
import styles from './reset-password-page.module.css';
import { requestFault } from './reset-rules';

export function ResetRequestForm() {
  const [email, setEmail] = useState('');
  const request = useRequestReset();
  const { submit, errorAt } = useSubmit({
    begin: request.reset,
    check: () => faultAt('email', requestFault(email)),
    send: () => request.mutateAsync(email.trim()).catch(shownOnScreen),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField value={email} onChange={setEmail} error={errorAt('email')} />
      <FormError text={request.error && (serverSaid(request.error) ?? messages.reset.sendFailed)} />
      <StatusMessage status={request.isSuccess ? { text: messages.reset.sent } : null} />
      <Button kind="action" type="submit" wide busy={request.isPending} busyLabel="Sending...">
        Send reset link
      </Button>
    </form>
  );
}
