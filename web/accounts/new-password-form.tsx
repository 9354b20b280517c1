import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { hasCode, serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { Link } from '../ui/navigation';
import { PasswordField } from '../ui/password-field';
import { FormError } from '../ui/status-message';
import { shownOnScreen } from '../ui/use-one-at-a-time';
import { useSubmit } from '../ui/use-submit';
import { PasswordHint } from './password-hint';
import { resetLinkQuery, useCompleteReset } from './queries';
import styles from './reset-password-page.module.css';
import { completionFault, type NewPassword, passwordToSend } from './reset-rules';

/** Shown whatever the link is worth, but he learns before he types that it is worth nothing, and what to do then. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', confirmation: '' });
  const complete = useCompleteReset(token);
  const link = useQuery(resetLinkQuery(token));
  // What saving told is newer than what was told on opening; never both, or the same sentence would stand there twice.
  const isDead = complete.error ? hasCode(complete.error, 'reset_link_invalid') : link.data?.valid === false;
  const complaint = complete.error && (serverSaid(complete.error) ?? messages.reset.failed);

  const { submit, errorAt } = useSubmit({
    begin: complete.reset,
    check: () => completionFault(typed),
    send: () => complete.mutateAsync(passwordToSend(typed)).then(onDone, shownOnScreen),
  });
  const field = (name: keyof NewPassword) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: errorAt(name),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isDead && <DeadLink text={complaint ?? messages.reset.failed} />}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint={<PasswordHint rule="At least 6 characters." password={passwordToSend(typed)} />}
        {...field('newPassword')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" required {...field('confirmation')} />
      <FormError text={isDead ? null : complaint} />
      <Button kind="action" type="submit" wide busy={complete.isPending} busyLabel="Saving...">
        Save new password
      </Button>
    </form>
  );
}

function DeadLink({ text }: { text: string }) {
  return (
    <div>
      <FormError text={text} />
      <Link href={paths.resetPassword} className={styles.back}>
        Ask for a new link
      </Link>
    </div>
  );
}
