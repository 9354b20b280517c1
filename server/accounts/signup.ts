import { v7 as newId } from 'uuid';
import { lifetimes, limits } from '../../contract/limits';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { alreadyRegisteredLetter, verificationLetter } from './letters';
import { mayMail, requireMailAllowance } from './mail-allowance';
import { createLink } from './mailed-links';
import { emailKey, findUserByEmail, insertUser, lockUser, type NewUser, type UserRow, updateUser } from './store';

/**
 * Creates an account, or does as if: a stranger must not learn whether an address is known, so both ways answer alike
 * and cost the same.
 */
export async function signup(deps: Deps, input: { email: string; password: string }, ip: string): Promise<void> {
  await requireMailAllowance(deps, ip);
  const passwordHash = await deps.passwords.hash(input.password);
  const known = await findUserByEmail(deps.db, input.email);
  const kind = known?.activatedAt ? 'already-registered' : 'verification';
  const allowed = await mayMail(deps, kind, input.email);
  await deps.transact(async (tx) => {
    const account = await newOrUnconfirmed(deps, tx, input.email, passwordHash);
    if (!allowed) return;
    if (account) await mailVerification(deps, tx, account, passwordHash);
    else await tellOwner(deps, tx, input.email);
  });
}

/** Null where the address belongs to somebody who has confirmed it. */
async function newOrUnconfirmed(deps: Deps, tx: Tx, email: string, passwordHash: string): Promise<UserRow | null> {
  const inserted = await createUser(deps, tx, { email, passwordHash });
  if (inserted) return inserted;
  const found = await findUserByEmail(tx, email);
  const known = found && (await lockUser(tx, found.id));
  if (!known || known.activatedAt) return null;
  await updateUser(tx, known.id, { passwordHash });
  return known;
}

/** A new row with its data key. Undefined where the address is taken. */
export async function createUser(
  deps: Deps,
  tx: Tx,
  fields: Pick<NewUser, 'email' | 'passwordHash'> & Partial<NewUser>,
): Promise<UserRow | undefined> {
  const created = await insertUser(tx, {
    id: newId(),
    emailKey: emailKey(fields.email),
    createdAt: deps.clock.now(),
    timeZone: limits.defaultTimeZone,
    dailyMailHour: limits.dailyMailHour,
    ...fields,
  });
  if (created) await deps.vault.createKey(tx, created.id);
  return created;
}

/**
 * The link carries the password chosen with it, and opening it activates that one. So whoever signed up first with
 * somebody else's address gains nothing when its owner signs up and opens his own mail.
 */
export async function mailVerification(deps: Deps, tx: Tx, account: UserRow, passwordHash?: string): Promise<void> {
  const { id: userId, email } = account;
  const url = await createLink(deps, tx, { userId, email, purpose: 'verify', ...(passwordHash && { passwordHash }) });
  await deps.post.enqueue(tx, {
    kind: 'verification',
    userId,
    letter: verificationLetter(email, url),
    lifetime: lifetimes.verifyToken,
  });
}

async function tellOwner(deps: Deps, tx: Tx, email: string): Promise<void> {
  const owner = await findUserByEmail(tx, email);
  if (!owner) return;
  await deps.post.enqueue(tx, {
    kind: 'already-registered',
    userId: owner.id,
    letter: alreadyRegisteredLetter(owner.email, deps.config.publicUrl),
    lifetime: lifetimes.verifyToken,
  });
}

/** Answers alike whether or not there is anything to verify. */
export async function resendVerification(deps: Deps, email: string, ip: string): Promise<void> {
  await requireMailAllowance(deps, ip);
  const allowed = await mayMail(deps, 'verification', email);
  const account = await findUserByEmail(deps.db, email);
  if (!allowed || !account || account.emailVerifiedAt) return;
  const pending = account.activatedAt ? undefined : account.passwordHash;
  await deps.transact((tx) => mailVerification(deps, tx, account, pending));
}
