import { MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { CHARGED } from '../platform/payments/payments';
import { Refusal } from '../platform/refusal';
import { standing } from './standing';
import { deleteRemoval, findSubscription, insertRemoval, listRemovals, postponeRemoval } from './store';
import { syncCustomer } from './sync';

const LONGEST_WAIT = 60 * MINUTE;

/** At the end of the paid period, as the message promises. Answers until when he is premium, null where he is not. */
export async function cancelSubscription(deps: Deps, userId: string): Promise<Date | null> {
  const customerId = (await findSubscription(deps.db, userId))?.customerId;
  if (!customerId) throw new Refusal('no_subscription');
  // What we know may be old: one that ended elsewhere cannot be cancelled, one out of its grace may still be charged.
  await syncCustomer(deps, customerId);
  const row = await findSubscription(deps.db, userId);
  if (!row?.subscriptionId || !CHARGED.has(row.status)) throw new Refusal('no_subscription');
  if (!row.cancelAtPeriodEnd) {
    await deps.payments.cancelAtPeriodEnd(row.subscriptionId, true);
    await syncCustomer(deps, customerId);
  }
  const cancelled = await findSubscription(deps.db, userId);
  return standing(cancelled ?? null, deps.clock.now()).premiumUntil;
}

/** With the account's deletion, in its transaction: nobody pays for an account that is gone. */
export async function endPayments(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const row = await findSubscription(tx, userId);
  if (row?.customerId) await insertRemoval(tx, row.customerId, deps.clock.now());
}

/** Tried until the provider confirms. */
export async function removeCustomers(deps: Deps): Promise<void> {
  for (const { customerId, attempts } of await listRemovals(deps.db, deps.clock.now())) {
    try {
      await deps.payments.removeCustomer(customerId);
      await deleteRemoval(deps.db, customerId);
    } catch (error) {
      const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** attempts);
      deps.log.warn(
        { customer: customerId, attempts, reason: (error as Error).message.slice(0, 100) },
        'a customer could not be removed yet',
      );
      await postponeRemoval(deps.db, customerId, later(deps.clock.now(), wait));
    }
  }
}
