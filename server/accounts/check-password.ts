import type { Deps } from '../deps';
import type { Allowance } from '../platform/limiter';
import { warnOfGuesses } from './guess-warning';
import { emailKey, type UserRow } from './store';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const ofKnownDevice = { name: 'login-device', most: 10, seconds: QUARTER };
const ofOneFromOnePlace = { name: 'login-account', most: 10, seconds: QUARTER };
const ofOneByStrangers = { name: 'login-strangers', most: 20, seconds: HOUR, refusal: 'too_many_guesses' } as const;
const fromOnePlace = { name: 'login-place', most: 100, seconds: QUARTER };

export interface Attempt {
  email: string;
  password: string;
  ip: string;
  /** A device or a session that the account knows has failures of its own; strangers cannot use them up. */
  known: string | null;
}

/**
 * Counts the attempt before it is checked and takes it back if it was right: only failures count, and a thousand at
 * once are counted as a thousand. Counted by the address that was given: an account that does not exist is answered alike.
 */
export async function checkPassword(deps: Deps, account: UserRow | null, attempt: Attempt): Promise<boolean> {
  const allowances = allowancesOf(attempt);
  await deps.limiter.requireAll(allowances);
  const takeBack = async () => {
    for (const { rule, source } of allowances) await deps.limiter.refund(rule, source);
  };
  let right: boolean;
  try {
    right = await deps.passwords.verify(account?.passwordHash || null, attempt.password);
  } catch (error) {
    await takeBack();
    throw error;
  }
  if (right) await takeBack();
  else if (attempt.known === null) await tellIfMany(deps, attempt.email);
  return right;
}

/** The narrowest first: what is refused for one account costs nothing of what a whole office shares. */
function allowancesOf({ email, ip, known }: Attempt): Allowance[] {
  if (known !== null) return [{ rule: ofKnownDevice, source: known }];
  const key = emailKey(email);
  return [
    { rule: ofOneFromOnePlace, source: `${key}|${ip}` },
    { rule: ofOneByStrangers, source: key },
    { rule: fromOnePlace, source: ip },
  ];
}

async function tellIfMany(deps: Deps, email: string): Promise<void> {
  if (await deps.limiter.isSpent(ofOneByStrangers, emailKey(email))) await warnOfGuesses(deps, email);
}
