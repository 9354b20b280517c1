import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Notice } from '../ui/notice';
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

export function StatusFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title={messages.billing.loadFailed}>
      <p>Nothing has changed: your subscription and what you have written are as they were.</p>
      <div>
        <Button onClick={onRetry}>{messages.common.tryAgain}</Button>
      </div>
    </Notice>
  );
}
