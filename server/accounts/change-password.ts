import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { checkPassword } from './check-password';
import { newDevice } from './known-devices';
import { endEverySession } from './reset-password';
import { startSession } from './sessions';
import { findUser, lockUser, updateUser } from './store';

/** Ends every session, this one too, and gives a new one to go on with; this device stays known, and no other does. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  input: { currentPassword: string; newPassword: string },
  ip: string,
): Promise<{ token: string; device: string }> {
  const known = await findUser(deps.db, caller.id);
  // Whoever is logged in has his own failures: guessing from outside must not keep him from a new password.
  const attempt = { email: caller.email, password: input.currentPassword, ip, known: caller.sessionId };
  const right = await checkPassword(deps, known ?? null, attempt);
  if (!known || !right) throw new Refusal('wrong_current_password');
  const passwordHash = await deps.passwords.hash(input.newPassword);
  return deps.transact(async (tx) => {
    const account = await lockUser(tx, caller.id);
    // Of two changes from the same password, the second no longer knows the current one.
    if (account?.passwordHash !== known.passwordHash) throw new Refusal('wrong_current_password');
    await updateUser(tx, account.id, { passwordHash });
    await endEverySession(deps, tx, account);
    const device = newDevice(deps, { id: account.id, passwordHash });
    return { token: await startSession(deps, tx, account.id), device };
  });
}
