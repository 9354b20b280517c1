import { useRef } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isSold } from '../api/house';
import { useSubscription } from '../session/subscription';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { useConfirm } from '../ui/confirm';
import { Link } from '../ui/navigation';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { shortCancellation } from './cancellation';
import { canCancel, planInWords, planOf } from './plan';
import { useCancelSubscription } from './queries';
import styles from './subscription-block.module.css';

const words = messages.billing;

/** For account settings. Nothing for those who have no subscription. */
export function SubscriptionBlock() {
  const { data } = useSubscription();
  const confirm = useConfirm();
  const cancellation = useCancelSubscription();
  const { status, show, clear } = useStatusMessage();
  const state = useRef<HTMLParagraphElement>(null);
  const plan = data && planOf(data);
  // Where nothing is sold, what was given is no matter of his settings.
  if (!plan || plan.kind === 'basic' || (plan.kind === 'granted' && !isSold())) return null;

  const cancel = async () => {
    if (!(await confirm(shortCancellation))) return;
    clear();
    cancellation.mutate(undefined, {
      onSuccess: () => {
        show(words.cancelled);
        // The button that had the focus is gone.
        state.current?.focus();
      },
      onError: () => show(words.cancelFailed),
    });
  };
  return (
    <Card title={words.subscription}>
      <p ref={state} tabIndex={-1}>
        <strong>{planInWords(plan)}</strong>
      </p>
      {plan.kind === 'past-due' && <p>{words.paymentFailed}</p>}
      <StatusMessage status={status} />
      <div className={styles.foot}>
        {canCancel(plan) && (
          <Button busy={cancellation.isPending} busyLabel={words.processing} onClick={cancel}>
            {words.cancelSubscription}
          </Button>
        )}
        <Link href={paths.manageSubscription}>{words.manage}</Link>
      </div>
    </Card>
  );
}
