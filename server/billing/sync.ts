import type { Deps } from '../deps';
import { CHARGED, CustomerUnknown, PAID, type ProviderStanding } from '../platform/payments/payments';
import { Refusal } from '../platform/refusal';
import { applySync, drawSyncTicket, findPayer, type KnownCustomer, listCustomers } from './store';

const BATCH = 100;

/**
 * Asks the provider how things stand and writes that down. The webhook, the user's button, the administrator's button
 * and the nightly job all come here: any order, any number of times, the end is the same.
 */
export async function syncCustomer(deps: Deps, customerId: string): Promise<void> {
  const ticket = await drawSyncTicket(deps.db, customerId);
  if (ticket === undefined) return;
  const said = await standingOf(deps, customerId);
  // An answer that another overtook may be old: nothing is ended by it.
  if (await applySync(deps.db, customerId, ticket, said.counts, deps.clock.now())) await endSuperfluous(deps, said);
}

/**
 * Whom the provider does not know has no subscription. His id stays until he wants to pay: should only our key have been
 * wrong, the next comparison finds him again.
 */
async function standingOf({ payments, log }: Deps, customerId: string): Promise<ProviderStanding> {
  try {
    return await payments.subscriptionsOf(customerId);
  } catch (error) {
    if (!(error instanceof CustomerUnknown)) throw error;
    log.warn({ customer: customerId }, 'the payment provider does not know a customer of ours');
    return { counts: null, superfluous: [] };
  }
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
    for (const customer of customers) await compareOrTell(deps, customer);
    const last = customers.at(-1);
    if (last === undefined || customers.length < BATCH) return;
    after = last.customerId;
  }
}

/** One customer about whom the provider refuses to speak must not keep the others from being asked about. */
async function compareOrTell(deps: Deps, { customerId, userId }: KnownCustomer): Promise<void> {
  try {
    await syncCustomer(deps, customerId);
    await sendReceiptsRight(deps, customerId, userId);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = (error as Error).message.slice(0, 100);
    deps.log.warn({ customer: customerId, reason }, 'a subscription could not be compared');
  }
}

/** He may have another address by now; one that he has not proved gets no receipts. */
async function sendReceiptsRight(deps: Deps, customerId: string, userId: string): Promise<void> {
  const payer = await findPayer(deps.db, userId);
  if (!payer?.emailVerifiedAt || payer.customerId !== customerId || !CHARGED.has(payer.status)) return;
  await deps.payments.updateCustomerEmail(customerId, payer.email);
}
