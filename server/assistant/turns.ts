import type { SQL } from 'drizzle-orm';
import { v4 as randomId } from 'uuid';
import { limits } from '../../contract/limits';
import { DAY, HOUR, MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { withoutValues } from '../platform/http/failure';
import { Refusal } from '../platform/refusal';
import { answeredSince, deleteTurn, insertTurn, spending, type Turn } from './turn-store';

/** Longer than any answer takes, but for the wait for a model; a crash locks him out no longer than this. */
const LEASE = 40_000;
const RETRY_WHILE_BUSY = 2;
const { anHour, aDay } = limits.assistantQueries;

/** How many questions he may still ask. */
export interface Left {
  thisHour: number;
  today: number;
}

/**
 * One question at a time, and so many an hour and a day. They are counted when they are answered, inside the turn: what
 * was refused or failed costs nothing. The work is told what will be left after it; null where nobody counts.
 */
export async function inTurn<T>(deps: Deps, userId: string, work: (left: Left | null) => Promise<T>): Promise<T> {
  const now = deps.clock.now();
  const turn: Turn = { userId, turn: randomId() };
  const lease = LEASE + (deps.config.ai?.patience.inAll ?? 0);
  if (!(await insertTurn(deps.db, turn, lease))) {
    throw new Refusal('assistant_busy', { retryAfterSeconds: RETRY_WHILE_BUSY });
  }
  try {
    return await work(deps.config.rateLimits ? await requireAllowance(deps, userId, now) : null);
  } finally {
    // It runs out by itself; an answer that is ready must not be lost over it.
    await deleteTurn(deps.db, turn).catch((error) =>
      deps.log.warn({ user: userId, err: withoutValues(error) }, "an assistant's turn could not be given back"),
    );
  }
}

/** Counts an answered question, in the statement that keeps it: he may delete his conversations, and has asked all the same. */
export const spendingOne = (userId: string, answeredAt: Date): SQL =>
  spending({ id: randomId(), userId, answeredAt }, later(answeredAt, -DAY));

export async function leftFor({ db, clock, config }: Deps, userId: string): Promise<Left | null> {
  if (!config.rateLimits) return null;
  const now = clock.now();
  return leftAfter(await answeredSince(db, userId, later(now, -DAY), aDay), now);
}

/** @returns what will be left once this one is answered */
async function requireAllowance({ db }: Deps, userId: string, now: Date): Promise<Left> {
  const answered = await answeredSince(db, userId, later(now, -DAY), aDay);
  const free = [freeAt(answered, anHour, HOUR), freeAt(answered, aDay, DAY)];
  const wait = Math.max(...free.map((moment) => moment - now.getTime()));
  if (wait > 0) {
    const minutes = Math.ceil(wait / MINUTE);
    throw new Refusal('too_many_requests', {
      words: `You have asked as often as one can, ${anHour} times an hour and ${aDay} a day. Please ask again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      retryAfterSeconds: Math.ceil(wait / 1000),
    });
  }
  return leftAfter([now, ...answered], now);
}

function leftAfter(answered: Date[], now: Date): Left {
  const lastHour = answered.filter((moment) => moment > later(now, -HOUR));
  return { thisHour: Math.max(0, anHour - lastHour.length), today: Math.max(0, aDay - answered.length) };
}

/** When the window has room again: once the oldest of as many as it holds has left it. */
function freeAt(newestFirst: Date[], most: number, window: number): number {
  const oldest = newestFirst[most - 1];
  return oldest ? oldest.getTime() + window : 0;
}
