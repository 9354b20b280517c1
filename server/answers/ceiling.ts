import { limits } from '../../contract/limits';
import { DAY, MINUTE } from '../../contract/time';
import { later } from '../platform/clock';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { momentOfNth } from './store';

/**
 * So many answers within a day: what one person keeps must have an end, and no wife says more. Counted inside the lock
 * that the answer is written under; one that was written down already is asked for after that. Those that come late are
 * counted by when they came: by their own days nobody would ever come to an end.
 */
export async function requireRoom(
  tx: Tx,
  userId: string,
  { now, isLate }: { now: Date; isLate: boolean },
  isWritten: () => Promise<boolean>,
): Promise<void> {
  await lockAllowances(tx, userId);
  // A little ahead: the clocks of two instances are not quite alike.
  const lastDay = {
    after: later(now, -DAY),
    until: later(now, MINUTE),
    column: isLate ? 'receivedAt' : 'createdAt',
  } as const;
  const oldest = await momentOfNth(tx, userId, lastDay, limits.answersPerDay);
  if (!oldest || (await isWritten())) return;
  const free = later(oldest, DAY).getTime() - now.getTime();
  throw new Refusal('answer_limit_reached', { retryAfterSeconds: Math.max(1, Math.ceil(free / 1000)) });
}
