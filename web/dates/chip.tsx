import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  onPress: () => void;
  /** Of one that is on or off. */
  isOn?: boolean;
  children: ReactNode;
}

/** A small thing to tap, among others of its kind. */
export function Chip({ onPress, isOn, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}

export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
