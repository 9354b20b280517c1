import { isTimeZone } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { checkPassword } from './check-password';
import { knownDevice, newDevice } from './known-devices';
import { withLoginLog } from './login-log';
import { findForLogin } from './pending-store';
import { newSession } from './sessions';
import { enterAccount } from './store';

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
  const { row: session, token } = await newSession(deps, found.id);
  const entered = await enterAccount(deps.db, { session, passwordHash: found.passwordHash, timeZone });
  if (!entered) throw new Refusal('wrong_credentials');
  return { token, device: known ?? newDevice(deps, found) };
}
