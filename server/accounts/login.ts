import { isTimeZone } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { findForLogin } from './pending-store';
import { startSession } from './sessions';
import { emailKey, lockUser, type UserRow, updateUser } from './store';

const QUARTER = 15 * 60;
const failuresOfOne = { name: 'login-account', most: 10, seconds: QUARTER };
const failuresFromOnePlace = { name: 'login-place', most: 100, seconds: QUARTER };

interface LoginInput {
  email: string;
  password: string;
  timeZone?: string | undefined;
}

export async function login(deps: Deps, input: LoginInput, ip: string): Promise<string> {
  const found = await findForLogin(deps.db, input.email, deps.clock.now());
  const right = await checkPassword(deps, found ?? null, input, ip);
  if (!found || !right) throw new Refusal('wrong_credentials');
  // Told only to somebody who knows the password.
  if (!found.activatedAt) throw new Refusal('email_unverified');
  const timeZone = input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : found.timeZone;
  return deps.transact(async (tx) => {
    const account = await lockUser(tx, found.id);
    // Deleted, or given another password, while this one was being checked.
    if (account?.passwordHash !== found.passwordHash) throw new Refusal('wrong_credentials');
    await updateUser(tx, account.id, { lastLogin: deps.clock.now(), timeZone });
    return startSession(deps, tx, account.id);
  });
}

/**
 * Counts the attempt before it is checked and takes it back if it was right: only failures count, and a thousand at
 * once are counted as a thousand. Counted for account and place together, so that nobody can lock somebody else out.
 */
export async function checkPassword(
  deps: Deps,
  account: UserRow | null,
  given: { email: string; password: string },
  ip: string,
): Promise<boolean> {
  const who = `${emailKey(given.email)}|${ip}`;
  await deps.limiter.require(failuresFromOnePlace, ip);
  await deps.limiter.require(failuresOfOne, who);
  const takeBack = async () => {
    await deps.limiter.refund(failuresOfOne, who);
    await deps.limiter.refund(failuresFromOnePlace, ip);
  };
  let right: boolean;
  try {
    right = await deps.passwords.verify(account?.passwordHash || null, given.password);
  } catch (error) {
    await takeBack();
    throw error;
  }
  if (right) await takeBack();
  return right;
}
