import type { Verdict } from '../../contract/still-true';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { FormOutcome } from '../ui/form-outcome';
import styles from './offer-card.module.css';

export interface Said {
  verdict: Verdict;
  /** Of an answer that warns of something. */
  warns: boolean;
}

/** What became of his word. */
export function Noted({ said: { verdict, warns } }: { said: Said }) {
  return (
    <FormOutcome role="status" className={styles.noted}>
      {words.noted[verdict]}
      {verdict === 'changed' && warns && ` ${words.warnsOn}`}
    </FormOutcome>
  );
}
