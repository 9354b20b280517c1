import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/button';
import { type Status, StatusMessage } from '../ui/status-message';
import styles from './settings.module.css';

interface SettingsFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  saveLabel: string;
  busy: boolean;
  busyLabel: string;
  status: Status | null;
  /** The fields. */
  children: ReactNode;
}

/** One change to his account: what is typed for it, its button, and how it ended. */
export function SettingsForm({ onSubmit, saveLabel, busy, busyLabel, status, children }: SettingsFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <div>
        <Button kind="primary" type="submit" busy={busy} busyLabel={busyLabel}>
          {saveLabel}
        </Button>
      </div>
      <StatusMessage status={status} />
    </form>
  );
}
