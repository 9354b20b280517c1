import { type FormEvent, useState } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { hasCode, serverSaid } from '../api/api-error';
import { Button } from '../ui/button';
import { Link } from '../ui/navigation';
import { PasswordField } from '../ui/password-field';
import { FormError, StatusMessage } from '../ui/status-message';
import { shownOnScreen, useOneAtATime } from '../ui/use-one-at-a-time';
import { EmailField } from './email-field';
import styles from './login-form.module.css';
import { useLogin } from './queries';
import { useResend } from './use-resend';

/** `isMain`: logging in is what the screen is for, and not the way in for a stranger. */
export function LoginForm({ isMain }: { isMain: boolean }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useLogin();

  const logIn = useOneAtATime(() => login.mutateAsync({ email, password }).catch(shownOnScreen));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void logIn();
  };
  const complaint = login.error && (serverSaid(login.error) ?? messages.login.failed);
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError text={complaint} />
        {hasCode(login.error, 'email_unverified') && <ResendOffer email={login.variables?.email ?? email} />}
        <Button
          kind={isMain ? 'action' : 'primary'}
          type="submit"
          wide
          busy={login.isPending}
          busyLabel="Logging in..."
        >
          Log in
        </Button>
      </form>
      <div className={styles.ways}>
        <Link href={paths.resetPassword}>{messages.login.forgot}</Link>
        <Link href={paths.signup}>{messages.login.needAccount}</Link>
      </div>
    </>
  );
}

/** For somebody whose first mail got lost: the address is the one that was just refused. */
function ResendOffer({ email }: { email: string }) {
  const { status, again, isSending } = useResend(email);
  return (
    <div className={styles.resend}>
      <Button busy={isSending} onClick={again}>
        {messages.signup.resend}
      </Button>
      <StatusMessage status={status} />
    </div>
  );
}
