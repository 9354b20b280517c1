import { lifetimes } from '../../contract/limits';
import type { Deps } from '../deps';
import { hashOfToken } from '../platform/crypto/link-token';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { newDevice } from './known-devices';
import { passwordChangedLetter } from './letters';
import { mailReset, mailVerification } from './link-mails';
import { mailAlike } from './mail-alike';
import { mayMailReset, requireMailAllowance } from './mail-allowance';
import { dropPendingOfOthers, NOTHING_PENDING } from './pending-store';
import {
  deleteSessionsOf,
  deleteTokens,
  findToken,
  findUser,
  lockUser,
  type MailedToken,
  spendToken,
  type UserRow,
  updateUser,
} from './store';

/**
 * Answers alike for unknown addresses. A sign-up that nobody confirmed gets the link too: whose password it carries is not
 * known. But an account whose address was never proved since gets the mail that proves it, not a key to what is in it.
 */
export async function requestReset(deps: Deps, email: string, ip: string): Promise<void> {
  await requireMailAllowance(deps, ip);
  const allowed = await mayMailReset(deps, email);
  await mailAlike(deps, email, {
    isOwed: () => allowed,
    write: async (tx, account) => {
      if (account.activatedAt && !account.emailVerifiedAt) await mailVerification(deps, tx, account);
      else await mailReset(deps, tx, account);
    },
  });
}

/** An administrator may cause no more of these mails than anybody. He knows the address, so he is told. */
export async function requireResetAllowance(deps: Deps, userId: string): Promise<void> {
  if (!deps.config.sendsMail) throw new Refusal('mail_off');
  const account = await findUser(deps.db, userId);
  if (!account) throw new Refusal('user_not_found');
  // Before anything is spent: what is refused must not cost him a mail of his own.
  if (account.activatedAt && !account.emailVerifiedAt) throw new Refusal('address_unverified');
  if (!(await mayMailReset(deps, account.email))) throw new Refusal('too_many_mails');
}

/**
 * For somebody else: the link goes to the account's own address, where that is proved, and nowhere else. Whoever has come
 * into the account by another way is out of it at once; only the session that asks stays, should it be of the same account.
 */
export async function mailResetTo(deps: Deps, tx: Tx, userId: string, askedBy: string): Promise<void> {
  const account = await lockUser(tx, userId);
  if (!account) throw new Refusal('user_not_found');
  if (account.activatedAt && !account.emailVerifiedAt) throw new Refusal('address_unverified');
  await deleteSessionsOf(tx, account.id, askedBy);
  await mailReset(deps, tx, account);
}

/** Whether a link would still set a password. Tells no more than using it would, and uses nothing up. */
export async function isGoodReset(deps: Deps, token: string): Promise<boolean> {
  return (await findGoodLink(deps, hashOfToken(token), deps.clock.now())) !== undefined;
}

async function findGoodLink(deps: Deps, hash: Buffer, now: Date): Promise<MailedToken | undefined> {
  const link = await findToken(deps.db, hash);
  return link?.purpose === 'reset' && !link.usedAt && link.expiresAt > now ? link : undefined;
}

/** Answers with what makes this device a known one: who can read the owner's mail is let in, however many guess. */
export async function completeReset(deps: Deps, token: string, newPassword: string): Promise<string> {
  const hash = hashOfToken(token);
  const now = deps.clock.now();
  // Looked at before the costly hash is made; spent below, where it counts.
  const link = await findGoodLink(deps, hash, now);
  if (!link) throw new Refusal('reset_link_invalid');
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.transact(async (tx) => {
    // The account before its links, as everywhere: neither of two changes at once waits for the other for ever.
    const account = await lockUser(tx, link.userId);
    if (!account || !(await spendToken(tx, hash, now))) throw new Refusal('reset_link_invalid');
    await updateUser(tx, account.id, { passwordHash, ...NOTHING_PENDING });
    // Those that carry a password of a sign-up, or that somebody asked for who is out of the account now.
    await deleteTokens(tx, account.id, { purpose: 'verify' });
    if (!account.activatedAt) await activate(tx, account, now);
    await endEverySession(deps, tx, account);
  });
  return newDevice(deps, { id: link.userId, passwordHash });
}

/** The link came by mail, so that it proves the address as well. */
async function activate(tx: Tx, { id, email }: UserRow, now: Date): Promise<void> {
  await updateUser(tx, id, { activatedAt: now, emailVerifiedAt: now });
  await dropPendingOfOthers(tx, email, id);
}

/** After a new password: no session, no older link goes on, and the owner is told. */
export async function endEverySession(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  await deleteSessionsOf(tx, account.id);
  await deleteTokens(tx, account.id, { purpose: 'reset' });
  if (!account.emailVerifiedAt) return;
  await deps.outbox.enqueue(tx, {
    kind: 'password-changed',
    userId: account.id,
    letter: passwordChangedLetter(account.email, deps.config.publicUrl),
    lifetime: lifetimes.verifyToken,
  });
}
