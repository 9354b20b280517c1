import type { Deps } from '../deps';
import { CHARGED, PAID } from '../platform/payments/payments';
import { Refusal } from '../platform/refusal';
import { endUnpaid } from './end-unpaid';
import { findSubscription } from './store';
import { subscriptionState } from './subscription-state';
import { syncCustomer } from './sync';

/**
 * At the end of the paid period, as the message promises; where a payment is outstanding, at once for his card and with
 * the grace for him. Answers until when he is premium, null where he is not.
 */
export async function cancelSubscription(deps: Deps, userId: string): Promise<Date | null> {
  const known = await stateNow(deps, userId);
  if (!known.customerId) throw new Refusal('no_subscription');
  // What we know may be old: one that ended elsewhere cannot be cancelled, one out of its grace may still be charged.
  await syncCustomer(deps, known.customerId);
  const { row, status, premiumUntil } = await stateNow(deps, userId);
  if (status === 'canceling') return premiumUntil;
  if (!row?.subscriptionId || !CHARGED.has(row.status)) throw new Refusal('no_subscription');
  if (PAID.has(row.status)) await deps.payments.cancelAtPeriodEnd(row.subscriptionId, true);
  else await endUnpaid(deps, { ...row, id: row.subscriptionId });
  await syncCustomer(deps, known.customerId);
  return (await stateNow(deps, userId)).premiumUntil;
}

async function stateNow(deps: Deps, userId: string) {
  const row = await findSubscription(deps.db, userId);
  return { row, customerId: row?.customerId, ...subscriptionState(row ?? null, deps.clock.now()) };
}
