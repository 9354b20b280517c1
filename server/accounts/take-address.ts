import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { dropPendingOfOthers, NOTHING_PENDING } from './pending-store';
import { deleteTokens, deleteUnconfirmed, emailKey, updateUser } from './store';

/**
 * From now on the account is known by this address, which was proved just now. Who only signed up with it makes way, and
 * what is on its way to the address before no longer leaves or works.
 */
export async function takeAddress(deps: Deps, tx: Tx, userId: string, email: string): Promise<void> {
  await deleteUnconfirmed(tx, email);
  const emailVerifiedAt = deps.clock.now();
  await updateUser(tx, userId, { email, emailKey: emailKey(email), emailVerifiedAt, ...NOTHING_PENDING });
  await dropPendingOfOthers(tx, email, userId);
  await deps.outbox.withdraw(tx, userId, 'daily-question');
  await deleteTokens(tx, userId, { purpose: 'reset' });
}
