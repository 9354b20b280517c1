import { DAY } from '../../contract/time';
import { endPayments } from '../billing/remove-customers';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { noteDeletion, writeDownDeletions } from './deletions';
import { accountDeletedLetter } from './letters';
import { deleteUser, findUser, lockAdministrators, lockUser } from './store';

export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  await deps.transact((tx) => removeAccount(deps, tx, userId));
  await writeDownDeletions(deps);
}

/**
 * One delete: everything that belongs to a user hangs on his row, his key included, without which older copies stay shut.
 * False where there is no such account. Whoever calls it writes deletions down after his transaction.
 */
export async function removeAccount(deps: Deps, tx: Tx, userId: string): Promise<boolean> {
  // Only where one of them goes does it matter how many there are; everybody else's deletion leaves them alone.
  const wasAdministrator = (await findUser(tx, userId))?.isAdmin ?? false;
  const administrators = wasAdministrator ? await lockAdministrators(tx) : [];
  const account = await lockUser(tx, userId);
  if (!account) return false;
  // Made one just now: the others were not counted under the lock.
  if (account.isAdmin && !wasAdministrator) throw new Refusal('busy', { retryAfterSeconds: 1 });
  if (administrators.length === 1 && administrators[0] === account.id) throw new Refusal('last_administrator');
  await endPayments(deps, tx, account.id);
  await deleteUser(tx, account.id);
  await noteDeletion(deps, tx, account.id);
  // Belongs to nobody any more: a row that named the user would go with him, and the mail with it.
  const letter = { ...accountDeletedLetter(account.email), replyTo: deps.config.mail.contact };
  if (account.emailVerifiedAt) {
    await deps.outbox.enqueue(tx, { kind: 'account-deleted', userId: null, letter, lifetime: DAY });
  }
  return true;
}
