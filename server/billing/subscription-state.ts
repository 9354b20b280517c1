import type { SubscriptionStatus } from '../../contract/accounts';
import { DAY } from '../../contract/time';
import type { SubscriptionFacts } from '../platform/db/schema';
import { ENDED_IN_GRACE } from '../platform/payments/payments';

/** The provider's word of a renewal may come a little after the renewal. */
export const RENEWAL_SLACK = DAY;
/** A card that failed gets mended more often than not; meanwhile he keeps what he has. */
export const PAST_DUE_GRACE = 7 * DAY;

/** Those whose period counts to its end: paid for, or left to him. */
export const GOING = ['active', 'trialing', ENDED_IN_GRACE];

export interface SubscriptionState {
  isPremium: boolean;
  status: SubscriptionStatus;
  /** Set once he has cancelled, or where what was given ends: premium goes on until then. */
  premiumUntil: Date | null;
  /** When the next payment is due; null where none is, or where the last one is being waited for. */
  renewsAt: Date | null;
}

/** How long somebody stays premium whose last payment is outstanding. */
export function graceEnd(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() + PAST_DUE_GRACE);
}

const BASIC: SubscriptionState = { isPremium: false, status: 'none', premiumUntil: null, renewsAt: null };

/** Of what the payment provider says, nothing that was given counts here. */
export type PaymentFacts = Omit<SubscriptionFacts, 'grantedAt' | 'grantedUntil'>;

/** Whether somebody has paid for now. A function of what was paid and of the time, so it ends by itself. */
export function subscriptionState(facts: PaymentFacts | null, now: Date): SubscriptionState {
  if (!facts?.currentPeriodEnd) return BASIC;
  const end = facts.currentPeriodEnd;
  const until = (slack: number) => new Date(end.getTime() + slack);
  const going = GOING.includes(facts.status);
  const overdue = facts.status === 'past_due';
  if (facts.cancelAtPeriodEnd && (going || overdue)) {
    // What has begun while a payment is past due is not paid for: the grace is all that is left to end.
    const premiumUntil = until(overdue ? PAST_DUE_GRACE : 0);
    return now < premiumUntil ? { isPremium: true, status: 'canceling', premiumUntil, renewsAt: null } : BASIC;
  }
  const lasting = { isPremium: true, premiumUntil: null };
  if (going && now < until(RENEWAL_SLACK)) return { ...lasting, status: 'active', renewsAt: now < end ? end : null };
  if (overdue && now < until(PAST_DUE_GRACE)) return { ...lasting, status: 'past_due', renewsAt: null };
  return BASIC;
}
