import type { Deps } from '../deps';
import { premiumRows } from './premium-rows';
import { countEverybody, countRows } from './store';

/** How many are premium now. */
export function countPremium({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<number> {
  return config.premium === 'everyone' ? countEverybody(db) : countRows(db, premiumRows({ config }, clock.now()));
}
