import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  return <Toggle {...props} look="box" />;
}

/** Takes effect at once, where a checkbox waits for its form. */
export function Switch(props: CheckboxProps) {
  return <Toggle {...props} look="switch" />;
}

function Toggle({ label, hint, onChange, look, ...input }: CheckboxProps & { look: 'box' | 'switch' }) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={styles[look]}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
