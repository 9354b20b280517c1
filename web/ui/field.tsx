import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icons';

/** What every field says around its control. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was typed; announced when it appears. */
  error?: string | null | undefined;
  optional?: boolean;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type FieldProps = FieldWords & {
  /** Stands under the control at the right: a counter. */
  aside?: { id: string; content: ReactNode };
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, optional, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, aside?.id].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(hint || aside) && (
        <div className={styles.under}>
          <span id={`${id}-hint`}>{hint}</span>
          {aside && (
            <span id={aside.id} className={styles.aside}>
              {aside.content}
            </span>
          )}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
