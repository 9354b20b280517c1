import { DAY, HOUR, MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { CHARGED } from '../platform/payments/payments';
import { Refusal } from '../platform/refusal';
import { findPayer, type KnownCustomer, listToCompare, settleComparison } from './store';
import { syncCustomer } from './sync';

/** One turn: who is left over is the first of the next. */
const MOST = 300;
const LONGEST = 4 * MINUTE;
/** So many in a row without an answer: it is not them, the provider is away. */
const AWAY_AFTER = 3;

/**
 * Repairs what went past us: an outage of ours that outlasted the provider's retries. Everybody whose card may be
 * charged is compared once a day, in turns that end in time; who has nothing to pay any more is left alone.
 */
export async function compareCustomers(deps: Deps): Promise<void> {
  const begun = deps.clock.now();
  const unanswered: string[] = [];
  try {
    await compareAll(deps, begun, unanswered);
  } finally {
    if (unanswered.length > 0) {
      deps.log.warn(
        { customers: unanswered },
        'the payment provider did not answer about some customers: asked again in an hour',
      );
    }
  }
}

/** Stops where the provider is away. */
async function compareAll(deps: Deps, begun: Date, unanswered: string[]): Promise<void> {
  let inARow = 0;
  for (const customer of await listToCompare(deps.db, begun, MOST)) {
    if (deps.clock.now() >= later(begun, LONGEST)) break;
    const next = await compared(deps, customer);
    const isAway = next instanceof Refusal;
    // Behind everybody else who waits: one who is never answered must not be the first of every turn.
    await settleComparison(deps.db, customer.customerId, begun, isAway ? later(deps.clock.now(), HOUR) : next);
    inARow = isAway ? inARow + 1 : 0;
    if (isAway) unanswered.push(customer.customerId);
    if (isAway && inARow === AWAY_AFTER) throw next;
  }
}

/**
 * When he is to be compared next, or why the provider did not answer. One of whom it refuses to speak must not keep the
 * others waiting.
 */
async function compared(deps: Deps, { customerId, userId }: KnownCustomer): Promise<Date | null | Refusal> {
  const tomorrow = later(deps.clock.now(), DAY);
  try {
    const synced = await syncCustomer(deps, customerId);
    await sendReceiptsRight(deps, customerId, userId);
    return synced === 'settled' ? null : tomorrow;
  } catch (error) {
    if (error instanceof Refusal) return error;
    const reason = (error as Error).message.slice(0, 100);
    deps.log.warn({ customer: customerId, reason }, 'a subscription could not be compared');
    return tomorrow;
  }
}

/** He may have another address by now; one that he has not proved gets no receipts. */
async function sendReceiptsRight(deps: Deps, customerId: string, userId: string): Promise<void> {
  const payer = await findPayer(deps.db, userId);
  if (!payer?.emailVerifiedAt || payer.customerId !== customerId || !CHARGED.has(payer.status)) return;
  await deps.payments.updateCustomerEmail(customerId, payer.email);
}
