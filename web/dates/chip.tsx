import type { ReactNode } from 'react';
import row from '../ui/row.module.css';
import styles from './chip.module.css';

interface ChipProps {
  onPress: () => void;
  /** Of one that is on or off. */
  isOn?: boolean;
  /** It keeps the focus, and a press does nothing. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A small thing to tap, among others of its kind. */
export function Chip({ onPress, isOn, isBusy = false, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onPress()}
    >
      {children}
    </button>
  );
}

export function Chips({ children }: { children: ReactNode }) {
  return <div className={row.row}>{children}</div>;
}
