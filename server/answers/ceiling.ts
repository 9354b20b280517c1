import { limits } from '../../contract/limits';
import { DAY, MINUTE } from '../../contract/time';
import { later } from '../platform/clock';
import type { DbOrTx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { type Ceiling, momentOfNth } from './store';

/**
 * So many answers within a day: what one person keeps must have an end, and no wife says more. Counted inside the lock
 * that the answer is written under. Those that come late are counted by when they came: by their own days nobody would
 * ever come to an end.
 */
export function ceilingAt(now: Date): Ceiling {
  // A little ahead: the clocks of two instances are not quite alike.
  return { most: limits.answersPerDay, after: later(now, -DAY), until: later(now, MINUTE) };
}

/** What he is told who is over it, and when he can write down the next one. */
export async function overCeiling(
  db: DbOrTx,
  userId: string,
  { now, isLate }: { now: Date; isLate: boolean },
): Promise<Refusal> {
  const oldest = await momentOfNth(db, userId, ceilingAt(now), isLate ? 'receivedAt' : 'createdAt');
  // One may have been deleted since they were counted.
  const free = oldest ? later(oldest, DAY).getTime() - now.getTime() : 0;
  return new Refusal('answer_limit_reached', { retryAfterSeconds: Math.max(1, Math.ceil(free / 1000)) });
}
