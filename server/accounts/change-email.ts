import { lifetimes } from '../../contract/limits';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { isUniqueViolation } from '../platform/db/violations';
import { Refusal } from '../platform/refusal';
import { emailChangedLetter, newAddressLetter } from './letters';
import { mayMail } from './mail-allowance';
import { createLink } from './mailed-links';
import {
  deleteTokens,
  deleteUnconfirmed,
  emailKey,
  isHeldForReturn,
  lockUser,
  type UserRow,
  updateUser,
} from './store';

const changesOfOne = { name: 'email-change', most: 10, seconds: 3_600 };

/** Takes effect at once. The old address can take it back for seven days, the new one must prove itself before it is trusted. */
export async function changeEmail(deps: Deps, userId: string, newEmail: string): Promise<void> {
  await deps.limiter.require(changesOfOne, userId);
  // Dropped without a word if it gets too many, as all mails that somebody can cause to an address not his own.
  const mayMailThere = await mayMail(deps, 'verification', newEmail);
  try {
    await deps.transact(async (tx) => {
      const account = await lockUser(tx, userId);
      if (!account) throw new Refusal('authentication_required');
      if (account.emailKey === emailKey(newEmail)) throw new Refusal('email_unchanged');
      await deleteUnconfirmed(tx, newEmail);
      await updateUser(tx, userId, { email: newEmail, emailKey: emailKey(newEmail), emailVerifiedAt: null });
      // Asked after the address was taken, so that a change away from it at this moment is seen.
      if (await isHeldForReturn(tx, newEmail, userId, deps.clock.now())) throw new Refusal('email_taken');
      // One that waits would still go to the address he has left.
      await deps.post.withdraw(tx, userId, 'daily-question');
      await deleteTokens(tx, userId, { purpose: 'verify' });
      await deleteTokens(tx, userId, { purpose: 'reset' });
      await mailOldAddress(deps, tx, account);
      if (mayMailThere) await mailNewAddress(deps, tx, userId, newEmail);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('email_taken');
    throw error;
  }
}

/** Only to an address that was proved: a mistyped one may be a stranger's, and the link would give him the account. */
async function mailOldAddress(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  if (!account.emailVerifiedAt) return;
  const { id: userId, email } = account;
  const revertUrl = await createLink(deps, tx, { userId, email, purpose: 'revert-email' });
  await deps.post.enqueue(tx, {
    kind: 'email-changed',
    userId,
    letter: emailChangedLetter(email, revertUrl),
    lifetime: lifetimes.revertToken,
  });
}

async function mailNewAddress(deps: Deps, tx: Tx, userId: string, email: string): Promise<void> {
  const url = await createLink(deps, tx, { userId, email, purpose: 'verify' });
  await deps.post.enqueue(tx, {
    kind: 'verification',
    userId,
    letter: newAddressLetter(email, url),
    lifetime: lifetimes.verifyToken,
  });
}
