import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { dropGrant, saveGrant } from './store';

/** Premium without paying, for good or until a moment; a second one takes the place of the first. */
export function grantPremium({ clock }: Deps, tx: Tx, userId: string, until: Date | null): Promise<void> {
  return saveGrant(tx, userId, until, clock.now());
}

/** Takes back what was given; what he pays for stays. False where nothing was given. */
export function revokePremium(tx: Tx, userId: string): Promise<boolean> {
  return dropGrant(tx, userId);
}
