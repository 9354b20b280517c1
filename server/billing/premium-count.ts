import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { PAST_DUE_GRACE, RENEWAL_SLACK } from './standing';
import { countPremiumRows } from './store';

/** How many are premium now, by the same rule as `standing`; a test holds the two together. */
export function countPremium(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  return countPremiumRows(deps.db, {
    cancelled: now,
    renewing: later(now, -RENEWAL_SLACK),
    overdue: later(now, -PAST_DUE_GRACE),
  });
}
