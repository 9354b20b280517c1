import { lifetimes } from '../../contract/limits';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { passwordChangedLetter, resetLetter } from './letters';
import { mayMail, requireMailAllowance } from './mail-allowance';
import { createLink, hashOfToken } from './mailed-links';
import { mailVerification } from './signup';
import {
  deleteSessionsOf,
  deleteTokens,
  findToken,
  findUserByEmail,
  lockUser,
  spendToken,
  type UserRow,
  updateUser,
} from './store';

/** Answers alike for unknown addresses. An address that was never proved gets the mail that proves it, not a key to the account. */
export async function requestReset(deps: Deps, email: string, ip: string): Promise<void> {
  await requireMailAllowance(deps, ip);
  const found = await findUserByEmail(deps.db, email);
  const allowed = await mayMail(deps, found?.emailVerifiedAt ? 'password-reset' : 'verification', email);
  if (!allowed || !found) return;
  await deps.transact(async (tx) => {
    const account = await lockUser(tx, found.id);
    // Somebody may have given the account another address since: the old one must not get a key to it.
    if (account?.emailKey !== found.emailKey) return;
    if (account.emailVerifiedAt) await mailReset(deps, tx, account);
    else await mailVerification(deps, tx, account, account.activatedAt ? undefined : account.passwordHash);
  });
}

/** To an account that the caller has locked. The newest link is the one that works. */
export async function mailReset(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  const { id: userId, email } = account;
  await deleteTokens(tx, userId, { purpose: 'reset' });
  const url = await createLink(deps, tx, { userId, email, purpose: 'reset' });
  await deps.post.enqueue(tx, {
    kind: 'password-reset',
    userId,
    letter: resetLetter(email, url),
    lifetime: lifetimes.resetToken,
  });
}

export async function completeReset(deps: Deps, token: string, newPassword: string): Promise<void> {
  const hash = hashOfToken(token);
  const now = deps.clock.now();
  const link = await findToken(deps.db, hash);
  // Looked at before the costly hash is made; spent below, where it counts.
  if (link?.purpose !== 'reset' || link.usedAt || link.expiresAt <= now) throw new Refusal('reset_link_invalid');
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.transact(async (tx) => {
    // The account before its links, as everywhere: neither of two changes at once waits for the other for ever.
    const account = await lockUser(tx, link.userId);
    if (!account || !(await spendToken(tx, hash, now))) throw new Refusal('reset_link_invalid');
    await updateUser(tx, account.id, { passwordHash });
    await endEverySession(deps, tx, account);
  });
}

/** After a new password: no session, no older link goes on, and the owner is told. */
export async function endEverySession(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  await deleteSessionsOf(tx, account.id);
  await deleteTokens(tx, account.id, { purpose: 'reset' });
  if (!account.emailVerifiedAt) return;
  await deps.post.enqueue(tx, {
    kind: 'password-changed',
    userId: account.id,
    letter: passwordChangedLetter(account.email, deps.config.publicUrl),
    lifetime: lifetimes.verifyToken,
  });
}
