import { endPayments } from '../billing/cancel';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { accountDeletedLetter } from './letters';
import { deleteUser, lockAdministrators, lockUser } from './store';

const DAY = 24 * 60 * 60 * 1000;

/** One delete: everything that belongs to a user hangs on his row, his key included, without which older copies stay shut. */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  await deps.transact(async (tx) => {
    const administrators = await lockAdministrators(tx);
    if (administrators.length === 1 && administrators[0] === userId) throw new Refusal('last_administrator');
    const account = await lockUser(tx, userId);
    if (!account) return;
    await endPayments(deps, tx, userId);
    await deleteUser(tx, userId);
    if (!account.emailVerifiedAt) return;
    // Belongs to nobody any more: a row that named the user would go with him, and the mail with it.
    await deps.post.enqueue(tx, {
      kind: 'account-deleted',
      userId: null,
      letter: { ...accountDeletedLetter(account.email), replyTo: deps.config.mail.contact },
      lifetime: DAY,
    });
  });
}
