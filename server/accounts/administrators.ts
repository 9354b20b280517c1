import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { Refusal, StartRefused } from '../platform/refusal';
import { dropPendingOfOthers } from './pending-store';
import { createUser } from './signup';
import {
  countAdministrators,
  deleteUnconfirmed,
  findUser,
  findUserByEmail,
  keepUser,
  lockAdministrators,
  lockUserByEmail,
  updateUser,
} from './store';

const FIRST_ADMIN = 'admin@heartnote.local';

/** At start: the configured administrator, or a first one where there is none. The password comes back only when it was made here. */
export async function ensureAdministrator(deps: Deps): Promise<{ email: string; password: string } | null> {
  const { admin } = deps.config;
  if (admin) {
    await makeOrPromote(deps, admin.email, admin.password);
    return null;
  }
  if ((await countAdministrators(deps.db)) > 0) return null;
  const password = `${randomBytes(12).toString('base64url')}A1`;
  const made = await makeOrPromote(deps, FIRST_ADMIN, password);
  return made ? { email: FIRST_ADMIN, password } : null;
}

/**
 * True where an account was made. An existing one keeps its password, but a sign-up that nobody confirmed makes way: it
 * may be a stranger's, and his password must not become the administrator's.
 */
async function makeOrPromote(deps: Deps, email: string, password: string): Promise<boolean> {
  const known = await findUserByEmail(deps.db, email);
  if (known?.activatedAt && (await makeAdministrator(deps, email))) return false;
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  const made = await deps.transact(async (tx) => {
    await deleteUnconfirmed(tx, email);
    const proved = { activatedAt: now, emailVerifiedAt: now };
    const administrator = await createUser(deps, tx, { email, passwordHash, isAdmin: true, ...proved });
    if (administrator) await dropPendingOfOthers(tx, email, administrator.id);
    return administrator;
  });
  if (!made) await makeAdministrator(deps, email);
  return made !== undefined;
}

/** False where there is no such account. Anybody can sign up with any address, so only a proved one says who he is. */
export function makeAdministrator(deps: Deps, email: string): Promise<boolean> {
  return deps.transact(async (tx) => {
    const account = await lockUserByEmail(tx, email);
    if (!account) return false;
    if (account.isAdmin) return true;
    if (!account.emailVerifiedAt)
      throw new StartRefused(`${email} has not been verified by its account, which so cannot be an administrator.`);
    await updateUser(tx, account.id, { isAdmin: true });
    return true;
  });
}

/**
 * Two administrators may delete each other at the same moment: whoever is gone when his turn comes may no longer. Where
 * another account goes, it is enough that he himself stays until it is done.
 */
export async function requireStillAdministrator(tx: Tx, userId: string, whomHeDeletes: string): Promise<void> {
  const isOneOfThem = (await findUser(tx, whomHeDeletes))?.isAdmin ?? false;
  const isStill = isOneOfThem
    ? (await lockAdministrators(tx)).includes(userId)
    : (await keepUser(tx, userId))?.isAdmin === true;
  if (!isStill) throw new Refusal('administrator_required');
}
