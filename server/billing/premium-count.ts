import type { Deps } from '../deps';
import { premiumRows } from './premium-rows';
import { countRows } from './store';

/** How many are premium now. */
export function countPremium({ db, clock }: Deps): Promise<number> {
  return countRows(db, premiumRows(clock.now()));
}
