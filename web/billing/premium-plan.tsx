import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { FormError, type Status, StatusMessage } from '../ui/status-message';
import { PremiumFeatureList } from './feature-list';
import styles from './plans.module.css';
import { useCheckout } from './use-checkout';

const words = messages.billing;

export function PremiumFeatures() {
  return (
    <section className={styles.premium}>
      <h2>Your Premium features</h2>
      <PremiumFeatureList />
    </section>
  );
}

interface CancelSectionProps {
  onCancel: () => void;
  isBusy: boolean;
  failure: Status | null;
}

export function CancelSection({ onCancel, isBusy, failure }: CancelSectionProps) {
  return (
    <Card title={words.cancelSubscription}>
      <p>
        Premium stays until the end of the period you have paid for. After that you have a {words.basicAccount}, and
        everything you wrote stays.
      </p>
      <div>
        <Button busy={isBusy} busyLabel={words.processing} onClick={onCancel}>
          {words.cancelSubscription}
        </Button>
      </div>
      <StatusMessage status={failure} />
    </Card>
  );
}

/** Resumes what was cancelled: paid for already, so nothing is charged now. */
export function KeepPremium({ until }: { until: string }) {
  const { begin, isBusy, failure } = useCheckout();
  return (
    <Card title="Changed your mind?">
      <p>
        You have paid until {until}. Keep Premium and it goes on from there: nothing is charged now, the next{' '}
        {limits.price.display} on {until}.
      </p>
      <div>
        <Button kind="primary" busy={isBusy} busyLabel={words.processing} onClick={begin}>
          {words.keepPremium}
        </Button>
      </div>
      <FormError text={isBusy ? null : failure} />
    </Card>
  );
}
