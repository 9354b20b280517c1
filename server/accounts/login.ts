import { isTimeZone } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { checkPassword } from './check-password';
import { knownDevice, newDevice } from './known-devices';
import { withLoginLog } from './login-log';
import { findForLogin } from './pending-store';
import { startSession } from './sessions';
import { lockUser, updateUser } from './store';

interface LoginInput {
  email: string;
  password: string;
  timeZone?: string | undefined;
  devices?: string[] | undefined;
}

interface LoggedIn {
  token: string;
  /** By which this device is known from now on. */
  device: string;
}

export function login(deps: Deps, input: LoginInput, ip: string): Promise<LoggedIn> {
  return withLoginLog(deps, { email: input.email, place: ip }, () => letIn(deps, input, ip));
}

async function letIn(deps: Deps, input: LoginInput, ip: string): Promise<LoggedIn> {
  const { email, password } = input;
  const found = (await findForLogin(deps.db, email, deps.clock.now())) ?? null;
  const known = knownDevice(deps, found, input.devices ?? []);
  const right = await checkPassword(deps, found, { email, password, ip, known });
  if (!found || !right) throw new Refusal('wrong_credentials');
  // Told only to somebody who knows the password.
  if (!found.activatedAt) throw new Refusal('email_unverified');
  const timeZone = input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : found.timeZone;
  const token = await deps.transact(async (tx) => {
    const account = await lockUser(tx, found.id);
    // Deleted, or given another password, while this one was being checked.
    if (account?.passwordHash !== found.passwordHash) throw new Refusal('wrong_credentials');
    await updateUser(tx, account.id, { lastLogin: deps.clock.now(), timeZone });
    return startSession(deps, tx, account.id);
  });
  return { token, device: known ?? newDevice(deps, found) };
}
