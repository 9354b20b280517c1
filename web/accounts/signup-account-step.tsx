import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { NotKept } from '../drafts/not-kept';
import { Button } from '../ui/button';
import { Link } from '../ui/navigation';
import { PasswordField } from '../ui/password-field';
import { useSubmit } from '../ui/use-submit';
import { EmailField } from './email-field';
import { PasswordHint } from './password-hint';
import { StepFrame } from './signup-step-frame';
import styles from './signup-steps.module.css';
import { type Draft, faultOf } from './signup-wizard';

const RULE = 'At least 8 characters, with an uppercase letter and a number.';

interface AccountStepProps {
  draft: Draft;
  /** The page was loaded anew: the rest is there, the password is not. */
  isRestored: boolean;
  onChange: (typed: Partial<Draft>) => void;
  onNext: () => void;
}

export function AccountStep({ draft, isRestored, onChange, onNext }: AccountStepProps) {
  const { submit, errorAt } = useSubmit({ check: () => faultOf(1, draft), send: onNext });
  return (
    <StepFrame step={1} title="Create your account">
      <form className={styles.form} noValidate onSubmit={submit}>
        <EmailField value={draft.email} onChange={(email) => onChange({ email })} error={errorAt('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          hint={
            <PasswordHint
              rule={`${isRestored ? 'Your password is never stored, so please type it again. ' : ''}${RULE}`}
              password={draft.password}
            />
          }
          value={draft.password}
          onChange={(password) => onChange({ password })}
          error={errorAt('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          required
          value={draft.confirmation}
          onChange={(confirmation) => onChange({ confirmation })}
          error={errorAt('confirmation')}
        />
        <NotKept />
        <Button kind="action" type="submit" wide>
          {messages.signup.next}
        </Button>
      </form>
      <p className={styles.elsewhere}>
        Already have an account? <Link href={paths.login}>Log in</Link>
      </p>
    </StepFrame>
  );
}
