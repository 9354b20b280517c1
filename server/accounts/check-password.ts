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
 * once are counted as a thousand. Counted by the account, whichever of its addresses was given; without one, by the
 * address, so that it is answered alike.
 */
export async function checkPassword(
  deps: Deps,
  account: Pick<UserRow, 'email' | 'passwordHash'> | null,
  attempt: Attempt,
): Promise<boolean> {
  const address = account?.email ?? attempt.email;
  const allowances = allowancesOf(address, attempt);
  await deps.limiter.requireAll(allowances);
  const takeBack = () => deps.limiter.refundAll(allowances);
  let right: boolean;
  try {
    right = await deps.passwords.verify(account?.passwordHash || null, attempt.password);
  } catch (error) {
    await takeBack();
    throw error;
  }
  if (right) await takeBack();
  else if (attempt.known === null) await tellIfMany(deps, address);
  return right;
}

/** The narrowest first: what is refused for one account costs nothing of what a whole office shares. */
function allowancesOf(address: string, { ip, known }: Attempt): Allowance[] {
  if (known !== null) return [{ rule: ofKnownDevice, source: known }];
  const key = emailKey(address);
  return [
    { rule: ofOneFromOnePlace, source: `${key}|${ip}` },
    { rule: ofOneByStrangers, source: key },
    { rule: fromOnePlace, source: ip },
  ];
}

async function tellIfMany(deps: Deps, address: string): Promise<void> {
  if (await deps.limiter.isSpent(ofOneByStrangers, emailKey(address))) await warnOfGuesses(deps, address);
}
