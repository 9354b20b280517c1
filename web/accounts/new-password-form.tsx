import { type FormEvent, useState } from 'react';
import { messages } from '../../contract/messages';
import { serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { focusField } from '../ui/focus-field';
import { PasswordField } from '../ui/password-field';
import { FormError } from '../ui/status-message';
import { useCompleteReset } from './queries';
import styles from './reset-password-page.module.css';
import { completionFault, type NewPassword, passwordToSend } from './reset-rules';

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', confirmation: '' });
  const [fault, setFault] = useState<ReturnType<typeof completionFault>>(null);
  const complete = useCompleteReset(token);

  const field = (name: keyof NewPassword) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: fault?.field === name ? fault.text : null,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete.isPending) return;
    complete.reset();
    const found = completionFault(typed);
    setFault(found);
    if (found) focusField(event.currentTarget, found.field);
    else complete.mutate(passwordToSend(typed), { onSuccess: onDone });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        {...field('newPassword')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" required {...field('confirmation')} />
      <FormError text={complete.error && (serverSaid(complete.error) ?? messages.reset.failed)} />
      <Button kind="action" type="submit" wide busy={complete.isPending} busyLabel="Saving...">
        Save new password
      </Button>
    </form>
  );
}
