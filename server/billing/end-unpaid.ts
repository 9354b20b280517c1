import type { Deps } from '../deps';
import { PAID, type ProviderSubscription } from '../platform/payments/payments';
import { graceEnd } from './subscription-state';

type Unpaid = Pick<ProviderSubscription, 'id' | 'status' | 'currentPeriodEnd'>;

/** He has said that he goes, and what he still has is not paid for: no card of his may be charged for it any more. */
export function isCancelledUnpaid({ status, cancelAtPeriodEnd }: ProviderSubscription): boolean {
  return status === 'past_due' && cancelAtPeriodEnd;
}

/**
 * At once, since until the end of its period the provider would go on trying the card. The grace that he would have had
 * without a word is left to him.
 */
export async function endUnpaid(deps: Deps, { id, status, currentPeriodEnd }: Unpaid): Promise<void> {
  if (PAID.has(status)) throw new Error('what is paid for ends with its period');
  const until = status === 'past_due' && currentPeriodEnd ? graceEnd(currentPeriodEnd) : null;
  await deps.payments.endSubscription(id, until && until > deps.clock.now() ? until : null);
}
