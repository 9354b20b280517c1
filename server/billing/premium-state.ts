import type { Config } from '../platform/config';
import type { SubscriptionFacts } from '../platform/db/schema';
import { type SubscriptionState, subscriptionState } from './subscription-state';

type Rule = { config: Pick<Config, 'premium'> };

/**
 * Whether somebody is premium now, and by what: he pays, the operator gave it to him, or everybody has it here. The one
 * rule of access; `premiumRows` is the same in SQL.
 */
export function premiumState(deps: Rule, facts: SubscriptionFacts | null, now: Date): SubscriptionState {
  const paid = subscriptionState(facts, now);
  const isGiven = deps.config.premium === 'everyone' || isGranted(facts, now);
  // What is charged on must be seen, whatever was given: he may want to cancel it.
  if (!isGiven || paid.status === 'active' || paid.status === 'past_due') return paid;
  const until = deps.config.premium === 'everyone' ? null : (facts?.grantedUntil ?? null);
  if (until && paid.premiumUntil && paid.premiumUntil >= until) return paid;
  return { isPremium: true, status: 'granted', premiumUntil: until, renewsAt: null };
}

function isGranted(facts: SubscriptionFacts | null, now: Date): boolean {
  if (!facts?.grantedAt) return false;
  return facts.grantedUntil === null || now < facts.grantedUntil;
}
