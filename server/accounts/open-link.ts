import { lifetimes } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { isUniqueViolation } from '../platform/db/violations';
import { Refusal } from '../platform/refusal';
import { resetLetter } from './letters';
import { createLink, hashOfToken } from './mailed-links';
import {
  deleteSessionsOf,
  deleteTokens,
  deleteUnconfirmed,
  emailKey,
  findToken,
  lockUser,
  type MailedToken,
  spendToken,
  type UserRow,
  updateUser,
} from './store';

/** Opens a link of a mail that leads to /verify-email: it proves an address, or takes an email change back. */
export async function openLink(deps: Deps, token: string): Promise<string> {
  const hash = hashOfToken(token);
  const now = deps.clock.now();
  try {
    return await deps.transact(async (tx) => {
      const known = await findToken(tx, hash);
      // The account before its links, as everywhere: of two links opened at once, neither waits for the other for ever.
      const account = known && (await lockUser(tx, known.userId));
      if (!account) throw new Refusal('verify_link_invalid');
      const spent = await spendToken(tx, hash, now);
      if (!spent) return alreadyOpened(tx, hash, account);
      if (spent.purpose === 'verify') return proveAddress(tx, account, spent, now);
      if (spent.purpose === 'revert-email') return revertEmail(deps, tx, account, spent);
      throw new Refusal('verify_link_invalid');
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('email_taken');
    throw error;
  }
}

/** Mail scanners open links before people do: the second opening says that all is well. */
async function alreadyOpened(tx: Tx, hash: Buffer, account: UserRow): Promise<string> {
  const known = await findToken(tx, hash);
  const isOpened = known?.purpose === 'verify' && known.usedAt !== null;
  if (isOpened && account.emailVerifiedAt && account.emailKey === emailKey(known.email)) return messages.verify.already;
  throw new Refusal('verify_link_invalid');
}

async function proveAddress(tx: Tx, account: UserRow, link: MailedToken, now: Date): Promise<string> {
  if (account.emailKey !== emailKey(link.email)) throw new Refusal('verify_link_invalid');
  const activation = account.activatedAt
    ? {}
    : { activatedAt: now, passwordHash: link.passwordHash ?? account.passwordHash };
  await updateUser(tx, account.id, { emailVerifiedAt: now, ...activation });
  await deleteTokens(tx, account.id, { purpose: 'verify', except: link.hash });
  return messages.verify.done;
}

/**
 * Somebody else may know the password: every session and every newer link ends, and the way to a new password is mailed.
 * An older way back stays: it belongs to an earlier owner, whom a thief with an address of his own must not lock out.
 */
async function revertEmail(deps: Deps, tx: Tx, account: UserRow, link: MailedToken): Promise<string> {
  const emailVerifiedAt = deps.clock.now();
  await deleteUnconfirmed(tx, link.email);
  await updateUser(tx, account.id, { email: link.email, emailKey: emailKey(link.email), emailVerifiedAt });
  await deleteSessionsOf(tx, account.id);
  await deleteTokens(tx, account.id, { purpose: 'verify' });
  await deleteTokens(tx, account.id, { purpose: 'reset' });
  await deleteTokens(tx, account.id, { purpose: 'revert-email', since: link.createdAt });
  const url = await createLink(deps, tx, { userId: account.id, purpose: 'reset', email: link.email });
  await deps.post.enqueue(tx, {
    kind: 'password-reset',
    userId: account.id,
    letter: resetLetter(link.email, url),
    lifetime: lifetimes.resetToken,
  });
  return messages.verify.reverted;
}
