import type { Deps } from '../deps';
import { applySync, drawSyncTicket, listCustomers } from './store';

const BATCH = 100;

/**
 * Asks the provider how things stand and writes that down. The webhook, the user's button, the administrator's button
 * and the nightly job all come here: any order, any number of times, the end is the same.
 */
export async function syncCustomer(deps: Deps, customerId: string): Promise<void> {
  const ticket = await drawSyncTicket(deps.db, customerId);
  if (ticket === undefined) return;
  const said = await deps.payments.subscriptionOf(customerId);
  await applySync(deps.db, customerId, ticket, said, deps.clock.now());
}

/** Repairs what went past us: an outage of ours that outlasted the provider's retries. */
export async function reconcile(deps: Deps): Promise<void> {
  for (let after = ''; ; ) {
    const customers = await listCustomers(deps.db, after, BATCH);
    for (const customerId of customers) await syncCustomer(deps, customerId);
    const last = customers.at(-1);
    if (last === undefined || customers.length < BATCH) return;
    after = last;
  }
}
