import { messages } from '../../contract/messages';
import { Card } from '../ui/card';
import { LoadFailure } from '../ui/load-failure';
import styles from './plan-status.module.css';

export function StatusLoading() {
  return (
    <Card>
      <p role="status" className={styles.loading}>
        {messages.billing.loading}
      </p>
    </Card>
  );
}

export function StatusFailure({ failed, onRetry }: { failed: boolean; onRetry: () => Promise<unknown> }) {
  return (
    <LoadFailure text={messages.billing.loadFailed} failed={failed} onRetry={onRetry}>
      Nothing has changed: your subscription and what you have written are as they were.
    </LoadFailure>
  );
}
