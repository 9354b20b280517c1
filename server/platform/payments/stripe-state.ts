import type Stripe from 'stripe';
import { CHARGED, ENDED_IN_GRACE, PAID, type ProviderState, type ProviderSubscription } from './payments';

/** Written on every subscription that our checkout begins: a change of the price must not make strangers of them. */
export const OURS = { product: 'heartnote-premium' };

/** The best of several: one that is paid for, then the newest. */
const ORDER = ['active', 'trialing', 'past_due'];

/** A customer may have subscriptions to other things at the same provider: those are not ours to count or to end. */
export function stateFrom(all: Stripe.Subscription[], priceId: string): ProviderState {
  const [first, ...others] = all.filter((one) => isOurs(one, priceId)).sort((a, b) => rank(a) - rank(b) || age(a, b));
  if (!first) return { counts: null, superfluous: [] };
  const superfluous = others
    .filter((one) => CHARGED.has(one.status) && !(PAID.has(one.status) && isCancelling(one)))
    .map(({ id, status }) => ({ id, isPaid: PAID.has(status) }));
  return { counts: inOurWords(first, priceId), superfluous };
}

function rank(one: Stripe.Subscription): number {
  if (ORDER.includes(one.status)) return ORDER.indexOf(one.status);
  return graceOf(one) === undefined ? ORDER.length + 1 : ORDER.length;
}
const age = (a: Stripe.Subscription, b: Stripe.Subscription) => b.created - a.created;

function isOurs({ items, metadata }: Stripe.Subscription, priceId: string): boolean {
  return metadata?.product === OURS.product || items.data.some(({ price }) => price.id === priceId);
}

/** By the period, or by a date, which the provider's own pages may set instead. */
function isCancelling({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean {
  return cancel_at_period_end || (cancel_at ?? null) !== null;
}

/** Written on one that we end at once for whom a grace is left. */
export const graceMark = (until: Date) => ({ premium_until: String(Math.floor(until.getTime() / 1000)) });

function graceOf({ status, metadata }: Stripe.Subscription): number | undefined {
  return status === 'canceled' ? Number(metadata?.premium_until) || undefined : undefined;
}

function inOurWords(one: Stripe.Subscription, priceId: string): ProviderSubscription {
  const grace = graceOf(one);
  if (grace !== undefined) {
    const currentPeriodEnd = new Date(grace * 1000);
    return { id: one.id, status: ENDED_IN_GRACE, currentPeriodEnd, cancelAtPeriodEnd: true };
  }
  const end = paidUntil(one, priceId);
  return {
    id: one.id,
    status: one.status,
    currentPeriodEnd: end === undefined ? null : new Date(end * 1000),
    cancelAtPeriodEnd: isCancelling(one),
  };
}

function paidUntil({ items, status, cancel_at }: Stripe.Subscription, priceId: string): number | undefined {
  const period = items.data.find(({ price }) => price.id === priceId) ?? items.data[0];
  if (!period) return undefined;
  // A renewal that was not paid has begun its period all the same: what he has paid for ended there.
  if (status === 'past_due') return period.current_period_start;
  return Math.min(period.current_period_end, cancel_at ?? period.current_period_end);
}
