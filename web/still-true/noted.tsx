import { useEffect, useRef } from 'react';
import type { Verdict } from '../../contract/still-true';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import styles from './offer-card.module.css';

/** What became of his word. The buttons are gone, and with them the focus: it is led here. */
export function Noted({ verdict }: { verdict: Verdict }) {
  const here = useRef<HTMLParagraphElement>(null);
  useEffect(() => here.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={here} tabIndex={-1} role="status" className={styles.noted}>
      {words.noted[verdict]}
    </p>
  );
}
