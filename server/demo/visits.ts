import { MINUTE } from '../../contract/time';
import { writeVisit } from '../accounts/visits';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { type Home, momentOf } from './calendar';

/** The longest range that an administrator looks at, and a little more. */
const DAYS_KEPT = 33;
/** Nobody comes at the same minute every day. */
const SPREAD = 47;

export interface Habit {
  /** A mark for each of seven days, counted back from today: `x` where he comes, `.` where he does not. */
  week: string;
  /** On the clock at home, HH:MM, or a while later. */
  at: string;
  /** So many days ago he gave up. */
  until?: number;
}

export function comesOn({ week, until = 0 }: Habit, daysAgo: number): boolean {
  return daysAgo >= until && week[daysAgo % week.length] === 'x';
}

interface Life {
  joined: Date;
  home: Home;
  now: Date;
}

/** The moments at which he was here, the first when he signed up. */
export function visitsOf(habit: Habit, { joined, home, now }: Life): Date[] {
  const days = Array.from({ length: DAYS_KEPT }, (_, n) => DAYS_KEPT - 1 - n);
  const evenings = days
    .filter((daysAgo) => comesOn(habit, daysAgo))
    .map((daysAgo) => later(momentOf(home, { daysAgo, at: habit.at }), ((daysAgo * 17) % SPREAD) * MINUTE));
  const since = momentOf(home, { daysAgo: DAYS_KEPT, at: '00:00' });
  return [...(joined >= since ? [joined] : []), ...evenings.filter((moment) => moment > joined && moment <= now)];
}

/** Counts them as they would have been. In order: each is new only by the one before. */
export async function comeAndGo(
  deps: Deps,
  tx: Tx,
  him: { id: string; timeZone: string },
  visits: Date[],
): Promise<void> {
  for (const moment of visits) await writeVisit({ ...deps, db: tx }, him.id, him.timeZone, moment);
}
