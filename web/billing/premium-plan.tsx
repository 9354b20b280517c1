import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { FormError, type Status, StatusMessage } from '../ui/status-message';
import { useCheckout } from './use-checkout';

const words = messages.billing;

interface CancelSectionProps {
  onCancel: () => void;
  isBusy: boolean;
  failure: Status | null;
}

export function CancelSection({ onCancel, isBusy, failure }: CancelSectionProps) {
  return (
    <Card title={words.cancelSubscription}>
      <p>
        Premium stays on until the end of the period you paid for. After that you have a {words.basicAccount}, and
        everything you wrote is still there.
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
        You've paid through {until}. Keep Premium and it continues from there: you pay nothing now, and the next{' '}
        {limits.price.display} is due on {until}.
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
