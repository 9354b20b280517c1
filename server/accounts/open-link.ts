import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import { hashOfToken } from '../platform/crypto/link-token';
import type { Tx } from '../platform/db/open';
import { isUniqueViolation } from '../platform/db/violations';
import { Refusal } from '../platform/refusal';
import { isPending } from './pending-address';
import { dropPendingOfOthers } from './pending-store';
import { revertEmail } from './revert-email';
import {
  deleteTokens,
  emailKey,
  findToken,
  lockUser,
  type MailedToken,
  spendToken,
  type UserRow,
  updateUser,
} from './store';
import { takeAddress } from './take-address';

/**
 * Opens a link of a mail that leads to /verify-email: it proves an address, or takes an email change back. `visitorId`
 * is the account that the browser is logged in to.
 */
export async function openLink(deps: Deps, token: string, visitorId: string | null): Promise<string> {
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
      if (spent.purpose === 'revert-email') return revertEmail(deps, tx, account, spent);
      if (spent.purpose !== 'verify') throw new Refusal('verify_link_invalid');
      if (account.emailKey === emailKey(spent.email)) return proveOwn(tx, account, spent, now);
      if (!isPending(account, spent.email, now)) throw new Refusal('verify_link_invalid');
      if (account.id !== visitorId) throw new Refusal('login_to_verify');
      return moveTo(deps, tx, account, spent);
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

/** The address of a sign-up. */
async function proveOwn(tx: Tx, account: UserRow, link: MailedToken, now: Date): Promise<string> {
  const activation = account.activatedAt
    ? {}
    : { activatedAt: now, passwordHash: link.passwordHash ?? account.passwordHash };
  await updateUser(tx, account.id, { emailVerifiedAt: now, ...activation });
  await dropPendingOfOthers(tx, account.email, account.id);
  await deleteTokens(tx, account.id, { purpose: 'verify', except: link.hash });
  return messages.verify.done;
}

/**
 * The new address takes the place of the old one. The mailbox alone does not prove it: whoever opens the link must be in
 * the account too, or the owner of a mailbox would come into the account of somebody who wrote down his address.
 */
async function moveTo(deps: Deps, tx: Tx, account: UserRow, link: MailedToken): Promise<string> {
  await takeAddress(deps, tx, account.id, link.email);
  await deleteTokens(tx, account.id, { purpose: 'verify', except: link.hash });
  return messages.verify.done;
}
