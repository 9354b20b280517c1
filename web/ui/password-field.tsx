import { type ComponentProps, useState } from 'react';
import { Field, type FieldWords } from './field';
import { Icon } from './icons';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id' | 'className' | 'type' | 'autoComplete'> & {
    value: string;
    onChange: (value: string) => void;
    /** Tells password managers whether to fill in or to make one up. */
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({ label, hint, error, optional, onChange, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }} {...(optional && { optional })}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
