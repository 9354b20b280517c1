import { and, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { later } from '../platform/clock';
import { subscription } from '../platform/db/schema';
import { GOING, PAST_DUE_GRACE, RENEWAL_SLACK } from './subscription-state';

/** Which rows of `subscription` make their users premium now: the rule of `subscriptionState` in SQL; a test holds the two together. */
export function premiumRows(now: Date): SQL {
  const { status, currentPeriodEnd: end, cancelAtPeriodEnd: isCancelled } = subscription;
  const going = inArray(status, GOING);
  const rule = or(
    and(going, isCancelled, gt(end, now)),
    and(going, not(isCancelled), gt(end, later(now, -RENEWAL_SLACK))),
    and(eq(status, 'past_due'), gt(end, later(now, -PAST_DUE_GRACE))),
  );
  return sql`(${rule})`;
}
