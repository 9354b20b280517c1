import type { billing } from '../../contract/billing';
import type { Reply } from '../../contract/endpoint';
import { messages } from '../../contract/messages';
import { dayInWords } from '../ui/dates';

/** `until` and `paidNextOn` are days in his zone. */
export type PremiumPlan =
  | { kind: 'active'; paidNextOn: string | null }
  | { kind: 'past-due' }
  /** Nothing is paid; null: for good. */
  | { kind: 'granted'; until: string | null }
  | { kind: 'ending'; until: string };
/** What an account has, as the screens tell it apart. */
export type Plan = { kind: 'basic' } | PremiumPlan;

export function planOf(status: Reply<typeof billing.status>): Plan {
  const { isPremium, subscription_status, premiumUntil, renewsAt } = status;
  if (!isPremium) return { kind: 'basic' };
  if (subscription_status === 'canceling' && premiumUntil) return { kind: 'ending', until: dayInWords(premiumUntil) };
  if (subscription_status === 'granted') return { kind: 'granted', until: premiumUntil && dayInWords(premiumUntil) };
  if (subscription_status === 'past_due') return { kind: 'past-due' };
  return { kind: 'active', paidNextOn: renewsAt ? dayInWords(renewsAt) : null };
}

/** There is something to cancel, and it has not been cancelled. */
export function canCancel(plan: Plan | undefined): boolean {
  return plan?.kind === 'active' || plan?.kind === 'past-due';
}

const words = messages.billing;

export function planInWords(plan: Plan): string {
  if (plan.kind === 'basic') return words.basicAccount;
  if (plan.kind === 'granted' && plan.until) return `Premium until ${plan.until}`;
  return plan.kind === 'ending' ? `Premium until ${plan.until}, then ${words.basicAccount}` : words.premiumActive;
}
