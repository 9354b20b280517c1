import { lifetimes } from '../../contract/limits';
import { DAY } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { newAddressLetter } from './letters';
import { mailLink } from './mailed-links';
import { emailKey, lockUser, type UserRow, updateUser } from './store';

/** He has no other way in: his address waits until somebody proves it, not for a day. */
const FOR_GOOD = 36_500 * DAY;

type Pending = Pick<UserRow, 'pendingEmail' | 'pendingUntil'>;

/** The address he changed to and has not proved yet; null where there is none, or it has lapsed with its link. */
export function pendingEmailOf({ pendingEmail, pendingUntil }: Pending, now: Date): string | null {
  return pendingUntil && pendingUntil > now ? pendingEmail : null;
}

export function isPending(account: Pending, email: string, now: Date): boolean {
  const pending = pendingEmailOf(account, now);
  return pending !== null && emailKey(pending) === emailKey(email);
}

interface Wanted {
  email: string;
  /** False where that mailbox has been sent enough: the address waits all the same, but no longer than it did. */
  mayMail: boolean;
}

/**
 * Puts a new address beside the proved one, for as long as the link is good that is mailed there. Where none may be
 * mailed, one that waits already does so as before, with the link it has.
 */
export async function awaitProof(deps: Deps, tx: Tx, account: UserRow, { email, mayMail }: Wanted): Promise<void> {
  const now = deps.clock.now();
  if (!mayMail && isPending(account, email, now)) return;
  const { id: userId } = account;
  const pendingUntil = later(now, account.emailVerifiedAt ? lifetimes.verifyToken : FOR_GOOD);
  await updateUser(tx, userId, { pendingEmail: email, pendingEmailKey: emailKey(email), pendingUntil });
  if (!mayMail) return;
  const link = { userId, email, purpose: 'verify' } as const;
  await mailLink(deps, tx, link, { kind: 'verification', letterOf: newAddressLetter });
}

/** The same link again, for whoever is logged in to the account. */
export async function awaitProofAgain(deps: Deps, userId: string, wanted: Wanted): Promise<void> {
  await deps.transact(async (tx) => {
    const account = await lockUser(tx, userId);
    if (!account || !isPending(account, wanted.email, deps.clock.now())) return;
    await awaitProof(deps, tx, account, wanted);
  });
}
