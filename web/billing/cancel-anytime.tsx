import { messages } from '../../contract/messages';
import styles from './cancel-anytime.module.css';

const COMPOUND = 'long-term';
const [before, after] = messages.billing.cancelAnytime.split(COMPOUND);

/** The promise beside the price; on a phone its line does not end in a hyphen. */
export function CancelAnytime() {
  return (
    <p>
      {before}
      <span className={styles.together}>{COMPOUND}</span>
      {after}
    </p>
  );
}
