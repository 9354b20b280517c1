import styles from './list-outcome.module.css';
import { type Status, StatusMessage } from './status-message';

/** What came of something done in a list, at the foot of the window. */
export function ListOutcome({ status }: { status: Status | null }) {
  return (
    <div className={styles.outcome}>
      <StatusMessage status={status} />
    </div>
  );
}
