import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { emailChangedLetter } from './letters';
import { mayMail } from './mail-allowance';
import { mailLink } from './mailed-links';
import { awaitProof, isPending, pendingEmailOf } from './pending-address';
import { NOTHING_PENDING } from './pending-store';
import { deleteSessionsOf, deleteTokens, emailKey, findUserByEmail, lockUser, type UserRow, updateUser } from './store';

const changesOfOne = { name: 'email-change', most: 10, seconds: 3_600 };

/**
 * Shown at once, but his only once it is proved: until then the account is known by the address it proved last, which is
 * told and can take the change back for seven days.
 */
export async function changeEmail(
  deps: Deps,
  caller: Pick<Caller, 'id' | 'sessionId'>,
  newEmail: string,
): Promise<void> {
  await deps.limiter.require(changesOfOne, caller.id);
  // Dropped without a word if it gets too many, as all mails that somebody can cause to an address not his own.
  const mayMailThere = await mayMail(deps, newEmail);
  await deps.transact(async (tx) => {
    const account = await lockUser(tx, caller.id);
    if (!account) throw new Refusal('authentication_required');
    await deleteSessionsOf(tx, account.id, caller.sessionId);
    if (account.emailKey === emailKey(newEmail)) return keepProved(deps, tx, account);
    const owner = await findUserByEmail(tx, newEmail);
    if (owner?.activatedAt) throw new Refusal('email_taken');
    await mailOldAddress(deps, tx, account);
    // A link to the same address stays good: there may be no other.
    if (!isPending(account, newEmail, deps.clock.now())) await deleteTokens(tx, account.id, { purpose: 'verify' });
    await awaitProof(deps, tx, account, { email: newEmail, mayMail: mayMailThere });
  });
}

/** He thinks better of a change. */
async function keepProved(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  if (pendingEmailOf(account, deps.clock.now()) === null) throw new Refusal('email_unchanged');
  await deleteTokens(tx, account.id, { purpose: 'verify' });
  await updateUser(tx, account.id, NOTHING_PENDING);
}

/** Only to an address that was proved: a mistyped one may be a stranger's, and the link would give him the account. */
async function mailOldAddress(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  if (!account.emailVerifiedAt) return;
  const link = { userId: account.id, email: account.email, purpose: 'revert-email' } as const;
  await mailLink(deps, tx, link, { kind: 'email-changed', letterOf: emailChangedLetter });
}
