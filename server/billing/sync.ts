import { DAY } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { CHARGED, CustomerUnknown, PAID, type ProviderState } from '../platform/payments/payments';
import { endUnpaid, isCancelledUnpaid } from './end-unpaid';
import { applySync, drawSyncTicket } from './store';

/** What came of asking: he is charged or may yet be, he is not, or the provider does not know him. */
export type Synced = 'charged' | 'settled' | 'unknown';

/**
 * Asks the provider how things stand and writes that down. The webhook, the user's button, the administrator's button
 * and the daily comparison all come here: any order, any number of times, the end is the same.
 */
export async function syncCustomer(deps: Deps, customerId: string): Promise<Synced> {
  const { said, isNews } = await writeProviderState(deps, customerId);
  if (!said) return 'unknown';
  const { counts } = said;
  if (!counts || !CHARGED.has(counts.status)) return 'settled';
  // An answer that another overtook may be old: nothing is ended by it.
  if (!isNews) return 'charged';
  await endSuperfluous(deps, said);
  if (!isCancelledUnpaid(counts)) return 'charged';
  await endUnpaid(deps, counts);
  await writeProviderState(deps, customerId);
  return 'settled';
}

const NOTHING: ProviderState = { counts: null, superfluous: [] };

/** `said` is null where the provider does not know him. */
async function writeProviderState(deps: Deps, customerId: string) {
  const ticket = await drawSyncTicket(deps.db, customerId);
  if (ticket === undefined) return { said: NOTHING, isNews: false };
  const said = await readProviderState(deps, customerId);
  const now = deps.clock.now();
  const news = { ticket, said: said?.counts ?? null, compareAfter: later(now, DAY) };
  return { said, isNews: await applySync(deps.db, customerId, news, now) };
}

/**
 * Whom the provider does not know has no subscription. His id stays until he wants to pay: should only our key have been
 * wrong, the next comparison finds him again.
 */
async function readProviderState({ payments, log }: Deps, customerId: string): Promise<ProviderState | null> {
  try {
    return await payments.subscriptionsOf(customerId);
  } catch (error) {
    if (!(error instanceof CustomerUnknown)) throw error;
    log.warn({ customer: customerId }, 'the payment provider does not know a customer of ours');
    return null;
  }
}

/**
 * Nobody pays for two. He may have subscribed anew while the provider still tried his old card: that one ends at once.
 * One that he has paid for ends with its period, and an operator is told, who can give the money back.
 */
async function endSuperfluous({ payments, log }: Deps, { counts, superfluous }: ProviderState): Promise<void> {
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
