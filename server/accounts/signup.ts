import { v7 as newId } from 'uuid';
import { lifetimes, limits } from '../../contract/limits';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { alreadyRegisteredLetter } from './letters';
import { mailWayIn } from './link-mails';
import { mailAlike } from './mail-alike';
import { mayMail, requireMailAllowance, returnMailAllowance } from './mail-allowance';
import { awaitProofAgain } from './pending-address';
import {
  deleteTokens,
  emailKey,
  findUserByEmail,
  insertUser,
  lockUserByEmail,
  type NewUser,
  NO_PASSWORD,
  type UserRow,
  updateUser,
} from './store';

/**
 * Creates an account, or does as if: a stranger must not learn whether an address is known, so both ways answer alike
 * and cost the same.
 */
export async function signup(deps: Deps, input: { email: string; password: string }, ip: string): Promise<void> {
  await requireMailAllowance(deps, ip);
  const { passwordHash, ...first } = await workedOut(deps, input).catch(async (error) => {
    await returnMailAllowance(deps, ip);
    throw error;
  });
  // Spent last: whoever is turned away while passwords are being worked out comes again, and still gets his mail.
  const wanted = { email: input.email, passwordHash, allowed: await mayMail(deps, input.email) };
  let { compared } = first;
  while (!(await signUpOnce(deps, wanted, compared))) {
    compared = await compare(deps, await findUserByEmail(deps.db, input.email), input.password);
  }
}

async function workedOut(deps: Deps, { email, password }: { email: string; password: string }) {
  const passwordHash = await deps.passwords.hash(password);
  const known = await findUserByEmail(deps.db, email);
  return { passwordHash, compared: await compare(deps, known, password) };
}

/** The hash that an address waits with, null where it waits for nobody, and whether the password is the one in it. */
interface Compared {
  hash: string | null;
  isSame: boolean;
}

async function compare(deps: Deps, known: UserRow | undefined, password: string): Promise<Compared> {
  const hash = known && !known.activatedAt ? known.passwordHash : null;
  return { hash, isSame: await deps.passwords.verify(hash || null, password) };
}

interface Wanted {
  email: string;
  passwordHash: string;
  allowed: boolean;
}

/** False where somebody else was quicker, so that there is another password to compare with. */
function signUpOnce(deps: Deps, { email, passwordHash, allowed }: Wanted, compared: Compared): Promise<boolean> {
  return deps.transact(async (tx) => {
    const created = await createUser(deps, tx, { email, passwordHash });
    const account = created ?? (await lockUserByEmail(tx, email));
    if (!account) return false;
    if (account.activatedAt) {
      if (allowed) await tellOwner(deps, tx, account);
      return true;
    }
    if (!created && account.passwordHash !== compared.hash) return false;
    const waiting = created || compared.isSame ? account : await contest(tx, account);
    if (allowed) await mailWayIn(deps, tx, waiting);
    return true;
  });
}

/**
 * Two passwords for one address, and nobody knows whose is whose: neither counts, no link that carries one works any
 * more, and whoever reads the mails chooses.
 */
async function contest(tx: Tx, account: UserRow): Promise<UserRow> {
  await updateUser(tx, account.id, { passwordHash: NO_PASSWORD });
  await deleteTokens(tx, account.id, { purpose: 'verify' });
  return { ...account, passwordHash: NO_PASSWORD };
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
    ...fields,
  });
  if (created) await deps.vault.createKey(tx, created.id);
  return created;
}

async function tellOwner(deps: Deps, tx: Tx, owner: UserRow): Promise<void> {
  await deps.outbox.enqueue(tx, {
    kind: 'already-registered',
    userId: owner.id,
    letter: alreadyRegisteredLetter(owner.email, deps.config.publicUrl),
    lifetime: lifetimes.verifyToken,
  });
}

/** Answers alike whether or not there is anything to verify. */
export async function resendVerification(
  deps: Deps,
  email: string,
  { ip, visitor }: { ip: string; visitor: Caller | null },
): Promise<void> {
  await requireMailAllowance(deps, ip);
  const allowed = await mayMail(deps, email);
  // An address that he only changed to is nobody's but for whoever is in the account.
  if (visitor?.pendingEmail && emailKey(visitor.pendingEmail) === emailKey(email)) {
    return awaitProofAgain(deps, visitor.id, { email: visitor.pendingEmail, mayMail: allowed });
  }
  await mailAlike(deps, email, {
    isOwed: (account) => allowed && !account.emailVerifiedAt,
    write: (tx, account) => mailWayIn(deps, tx, account),
  });
}
