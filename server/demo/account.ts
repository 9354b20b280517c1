import { DAY } from '../../contract/time';
import { createUser } from '../accounts/signup';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { type Home, momentOf } from './calendar';
import { comeAndGo, type Habit, visitsOf } from './visits';

/** As long as nobody has to log in again. */
const SESSION = 30 * DAY;

export interface Newcomer {
  email: string;
  passwordHash: string;
  /** When he signed up. */
  since: { daysAgo: number; at: string };
  /** Null: he has not opened the mail that proves his address. */
  habit: Habit | null;
  isAdmin?: boolean;
}

/** An account as it would be by now, counted among those who came. Undefined where somebody else was quicker. */
export async function addAccount(
  deps: Deps,
  tx: Tx,
  { since, habit, ...fields }: Newcomer,
  home: Home,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const joined = momentOf(home, since);
  // What would be later today was yesterday: nobody comes from the future.
  const createdAt = joined < now ? joined : later(joined, -DAY);
  const visits = habit ? visitsOf(habit, { joined: createdAt, home, now }) : [];
  const proved = habit && { activatedAt: createdAt, emailVerifiedAt: createdAt };
  const lastLogin = createdAt > later(now, -SESSION) ? createdAt : (visits[0] ?? createdAt);
  const made = await createUser(deps, tx, {
    ...fields,
    ...proved,
    createdAt,
    lastLogin: habit && lastLogin,
    timeZone: home.timeZone,
  });
  if (made) await comeAndGo(deps, tx, made, visits);
  return made?.id;
}
