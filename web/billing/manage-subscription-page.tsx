import { useCallback, useRef } from 'react';
import { messages } from '../../contract/messages';
import { detailOf } from '../api/api-error';
import { isSold } from '../api/house';
import { Page } from '../shell/page';
import { useConfirm } from '../ui/confirm';
import { messageTone } from '../ui/message-tone';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import { BasicPlan } from './basic-plan';
import { fullCancellation } from './cancellation';
import { PaymentConfirmation } from './payment-confirmation';
import { canCancel, planOf } from './plan';
import { PlanStatus } from './plan-status';
import { PremiumCard } from './premium-card';
import { CancelSection, KeepPremium } from './premium-plan';
import { useCancelSubscription, useFreshSubscription } from './queries';
import { StatusFailure, StatusLoading } from './status-loading';
import { Unsold } from './unsold';
import { usePaymentReturn } from './use-payment-return';

const words = messages.billing;

export default function ManageSubscriptionPage() {
  const { data, isPending, refetch } = useFreshSubscription();
  const ask = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);
  const payment = usePaymentReturn(data?.isPremium ?? false, ask);
  const confirm = useConfirm();
  const cancellation = useCancelSubscription();
  const { status, show, clear } = useStatusMessage();
  const state = useRef<HTMLHeadingElement>(null);
  const plan = data && planOf(data);
  const premium = plan && plan.kind !== 'basic' ? plan : null;
  // A failure stands beside the button he pressed, which may be a screen further down.
  const failure = status && messageTone(status.text) === 'error' && canCancel(plan) ? status : null;

  const cancel = async () => {
    if (!(await confirm(fullCancellation))) return;
    clear();
    payment.dismiss();
    try {
      await cancellation.mutateAsync();
      show(words.cancelledUntilEnd);
      // The button that had the focus is gone.
      state.current?.focus();
    } catch (error) {
      show(`${words.cancelFailed}: ${detailOf(error)}`);
    }
  };

  // Who is still charged, from a time when it was sold, sees what follows, to cancel it.
  if (!isSold() && !canCancel(plan) && plan?.kind !== 'ending') {
    return (
      <Page heading={messages.shell.premium}>
        <StatusFailure failed={!plan && !isPending} onRetry={refetch} />
        {isPending && <StatusLoading />}
        {plan && <Unsold plan={plan} />}
      </Page>
    );
  }
  const { returned } = payment;
  const isConfirming = returned !== 'idle' && returned !== 'on';
  return (
    <Page heading={words.manage}>
      <PaymentConfirmation returned={isConfirming || plan?.kind === 'active' ? returned : 'idle'} onAsk={ask} />
      {!isConfirming && (
        <>
          <StatusFailure failed={!plan && !isPending} onRetry={refetch} />
          {isPending && <StatusLoading />}
          {plan && <PlanStatus ref={state} plan={plan} />}
          <StatusMessage status={failure ? null : status} />
          {plan?.kind === 'basic' && <BasicPlan />}
          {premium?.kind === 'ending' && <KeepPremium until={premium.until} />}
          {premium && <PremiumCard title={messages.billing.whatIsYours} />}
          {canCancel(plan) && <CancelSection onCancel={cancel} isBusy={cancellation.isPending} failure={failure} />}
        </>
      )}
    </Page>
  );
}
