import { type FormEvent, useState } from 'react';
import { messages } from '../../contract/messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { focusField } from '../ui/focus-field';
import { FormError, StatusMessage } from '../ui/status-message';
import { TextField } from '../ui/text-field';
import { useRequestReset } from './queries';
import styles from './reset-password-page.module.css';
import { requestFault } from './reset-rules';

export function ResetRequestForm() {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const request = useRequestReset();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    request.reset();
    const found = requestFault(email);
    setFault(found);
    if (found) focusField(event.currentTarget, 'email');
    else request.mutate(email.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={fault}
      />
      <FormError text={request.error && (serverSaid(request.error) ?? messages.reset.sendFailed)} />
      <StatusMessage status={request.isSuccess ? { text: messages.reset.sent } : null} />
      <Button kind="action" type="submit" wide busy={request.isPending} busyLabel="Sending...">
        Send reset link
      </Button>
    </form>
  );
}
