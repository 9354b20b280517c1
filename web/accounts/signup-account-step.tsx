import { type FormEvent, useState } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { Button } from '../ui/button';
import { focusField } from '../ui/focus-field';
import { Link } from '../ui/navigation';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { PasswordHint } from './password-hint';
import { StepFrame } from './signup-step-frame';
import styles from './signup-steps.module.css';
import { type Draft, type Fault, faultOf } from './signup-wizard';

const RULE = 'At least 8 characters, with an uppercase letter and a number.';

interface AccountStepProps {
  draft: Draft;
  /** The page was loaded anew: the rest is there, the password is not. */
  isRestored: boolean;
  onChange: (typed: Partial<Draft>) => void;
  onNext: () => void;
}

export function AccountStep({ draft, isRestored, onChange, onNext }: AccountStepProps) {
  const [fault, setFault] = useState<Fault | null>(null);
  const faultAt = (field: keyof Draft) => (fault?.field === field ? fault.text : null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultOf(1, draft);
    setFault(found);
    if (found) focusField(event.currentTarget, found.field);
    else onNext();
  };
  return (
    <StepFrame step={1} title="Create your account">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={draft.email}
          onChange={(email) => onChange({ email })}
          error={faultAt('email')}
        />
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
          error={faultAt('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          required
          value={draft.confirmation}
          onChange={(confirmation) => onChange({ confirmation })}
          error={faultAt('confirmation')}
        />
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
