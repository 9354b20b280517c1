import type { Verdict } from '../../contract/still-true';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { FormOutcome } from '../ui/form-outcome';
import styles from './offer-card.module.css';

/** What became of his word. */
export function Noted({ verdict }: { verdict: Verdict }) {
  return (
    <FormOutcome role="status" className={styles.noted}>
      {words.noted[verdict]}
    </FormOutcome>
  );
}
