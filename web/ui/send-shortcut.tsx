import type { KeyboardEvent, ReactNode } from 'react';
import styles from './send-shortcut.module.css';

/** Ctrl or ⌘ + Enter sends what is in the box; the Enter that ends the composing of a character does not. */
export const isSendShortcut = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;

/** Says that there is one. */
export const SendShortcut = ({ children }: { children: ReactNode }) => (
  <span className={styles.shortcut}>{children}</span>
);
