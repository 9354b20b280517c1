import type { SubscriptionStatus } from '../../contract/accounts';

const DAY = 24 * 60 * 60 * 1000;
/** The provider's word of a renewal may come a little after the renewal. */
const RENEWAL_SLACK = DAY;
/** A card that failed gets mended more often than not; meanwhile he keeps what he has. */
const PAST_DUE_GRACE = 7 * DAY;

/** What is known of a subscription, as the payment provider names it. */
export interface SubscriptionFacts {
  status: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

export interface PremiumStanding {
  isPremium: boolean;
  status: SubscriptionStatus;
  /** Set once he has cancelled: premium goes on until then. */
  premiumUntil: Date | null;
}

const BASIC: PremiumStanding = { isPremium: false, status: 'none', premiumUntil: null };

/** Whether somebody is premium now. A function of what was paid and of the time, so it ends by itself. */
export function standing(facts: SubscriptionFacts | null, now: Date): PremiumStanding {
  if (!facts?.currentPeriodEnd) return BASIC;
  const end = facts.currentPeriodEnd;
  const before = (slack: number) => now.getTime() < end.getTime() + slack;
  const going = facts.status === 'active' || facts.status === 'trialing';
  if (going && facts.cancelAtPeriodEnd) {
    return before(0) ? { isPremium: true, status: 'canceling', premiumUntil: end } : BASIC;
  }
  if (going && before(RENEWAL_SLACK)) return { isPremium: true, status: 'active', premiumUntil: null };
  if (facts.status === 'past_due' && before(PAST_DUE_GRACE)) {
    return { isPremium: true, status: 'past_due', premiumUntil: null };
  }
  return BASIC;
}
