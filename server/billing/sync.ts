import type { Deps } from '../deps';
import { PAID, type ProviderStanding } from '../platform/payments/payments';
import { Refusal } from '../platform/refusal';
import { applySync, drawSyncTicket, listCustomers } from './store';

const BATCH = 100;

/**
 * Asks the provider how things stand and writes that down. The webhook, the user's button, the administrator's button
 * and the nightly job all come here: any order, any number of times, the end is the same.
 */
export async function syncCustomer(deps: Deps, customerId: string): Promise<void> {
  const ticket = await drawSyncTicket(deps.db, customerId);
  if (ticket === undefined) return;
  const said = await deps.payments.subscriptionsOf(customerId);
  await applySync(deps.db, customerId, ticket, said.counts, deps.clock.now());
  await endSuperfluous(deps, said);
}

/**
 * Nobody pays for two. He may have subscribed anew while the provider still tried his old card: that one ends at once.
 * One that he has paid for ends with its period, and an operator is told, who can give the money back.
 */
async function endSuperfluous({ payments, log }: Deps, { counts, superfluous }: ProviderStanding): Promise<void> {
  if (!counts || !PAID.has(counts.status)) return;
  for (const { id, isPaid } of superfluous) {
    if (!isPaid) {
      await payments.endSubscription(id);
      continue;
    }
    log.error({ subscription: id }, 'a customer has paid for two subscriptions: this one ends with its period');
    await payments.cancelAtPeriodEnd(id, true);
  }
}

/** Repairs what went past us: an outage of ours that outlasted the provider's retries. */
export async function reconcile(deps: Deps): Promise<void> {
  for (let after = ''; ; ) {
    const customers = await listCustomers(deps.db, after, BATCH);
    for (const customerId of customers) await syncOrTell(deps, customerId);
    const last = customers.at(-1);
    if (last === undefined || customers.length < BATCH) return;
    after = last;
  }
}

/** One customer whom the provider does not know must not keep the others from being asked about. */
async function syncOrTell(deps: Deps, customerId: string): Promise<void> {
  try {
    await syncCustomer(deps, customerId);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    deps.log.warn({ reason: (error as Error).message.slice(0, 100) }, 'a subscription could not be compared');
  }
}
