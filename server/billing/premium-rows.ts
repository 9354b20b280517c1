import { and, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { later } from '../platform/clock';
import type { Config } from '../platform/config';
import { subscription } from '../platform/db/schema';
import { GOING, PAST_DUE_GRACE, RENEWAL_SLACK } from './subscription-state';

/**
 * Which rows of `subscription` make their users premium now: the rule of `premiumState` in SQL; a test holds the two
 * together. Where everybody is, also who has no row.
 */
export function premiumRows({ config }: { config: Pick<Config, 'premium'> }, now: Date): SQL {
  if (config.premium === 'everyone') return sql`true`;
  const { status, currentPeriodEnd: end, cancelAtPeriodEnd: isCancelled, grantedAt, grantedUntil } = subscription;
  const going = inArray(status, GOING);
  const rule = or(
    and(going, isCancelled, gt(end, now)),
    and(going, not(isCancelled), gt(end, later(now, -RENEWAL_SLACK))),
    and(eq(status, 'past_due'), gt(end, later(now, -PAST_DUE_GRACE))),
    and(isNotNull(grantedAt), or(isNull(grantedUntil), gt(grantedUntil, now))),
  );
  return sql`(${rule})`;
}
