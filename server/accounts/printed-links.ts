import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { StartRefused } from '../platform/refusal';
import { createLink } from './mailed-links';
import { namedAccount, noAccount } from './named-account';
import { pendingEmailOf } from './pending-address';
import { findForLogin } from './pending-store';
import { deleteTokens, emailKey, lockUser, NO_PASSWORD, type UserRow, updateUser } from './store';

export const printedKinds = ['verify', 'reset'] as const;
export type PrintedKind = (typeof printedKinds)[number];

interface Printed {
  userId: string;
  url: string;
}

/**
 * The link that a mail would have brought, for the operator to hand on: he holds the keys anyway. It works once and lapses
 * as a mailed one does, and the account remembers that it was made, for its owner to be told.
 */
export async function printLink(deps: Deps, tx: Tx, kind: PrintedKind, email: string): Promise<Printed> {
  const { account, address } = kind === 'verify' ? await toVerify(deps, tx, email) : await toReset(tx, email);
  const { id: userId, activatedAt, passwordHash } = account;
  // Two signed up with this address and disagree about the password: whoever holds the link chooses one.
  const isContested = kind === 'verify' && !activatedAt && passwordHash === NO_PASSWORD;
  const purpose = isContested ? 'reset' : kind;
  if (purpose === 'reset') await deleteTokens(tx, userId, { purpose });
  const chosen = purpose === 'verify' && !activatedAt && { passwordHash };
  const url = await createLink(deps, tx, { userId, email: address, purpose, ...chosen });
  // One that he has not been told of yet is not hidden by a lesser one.
  const isTold = account.printedLink !== 'reset';
  await updateUser(tx, userId, { printedLink: isTold ? kind : 'reset', printedLinkAt: deps.clock.now() });
  return { userId, url };
}

interface Meant {
  account: UserRow;
  address: string;
}

/** A sign-up that waits, or an account that has changed to this address and not proved it yet. */
async function toVerify(deps: Deps, tx: Tx, email: string): Promise<Meant> {
  const now = deps.clock.now();
  const found = await findForLogin(tx, email, now);
  const account = found && (await lockUser(tx, found.id));
  if (!account) throw noAccount(email);
  if (account.emailKey !== emailKey(email)) return { account, address: pendingEmailOf(account, now) ?? email };
  if (account.emailVerifiedAt) throw new StartRefused(`${email} is verified already: its owner can log in.`);
  return { account, address: account.email };
}

async function toReset(tx: Tx, email: string): Promise<Meant> {
  const account = await namedAccount(tx, email);
  // As with a mailed one: an address that nobody proved is no key to what is in the account.
  if (account.activatedAt && !account.emailVerifiedAt)
    throw new StartRefused(`${email} has not been verified by its account: print a link to verify it first.`);
  return { account, address: account.email };
}

export async function forgetPrintedLink(deps: Deps, userId: string): Promise<void> {
  await updateUser(deps.db, userId, { printedLink: null, printedLinkAt: null });
}
