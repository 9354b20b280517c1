import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../refusal';
import { sqlStateOf } from './violations';

/**
 * How long the tables may be waited for, in milliseconds. Shorter than the second after which PostgreSQL looks for two who wait
 * for each other: it is the change that gives way then, and not somebody's call. Calls wait behind it no longer than that.
 */
export const LONGEST_LOCK_WAIT = 300;
const PAUSE = 200;
const TRIES = 240;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Changes tables on which the release before is at work: all at once when they are free, else again a moment later. */
export async function givingWay(change: () => Promise<void>, tries = TRIES): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      return await change();
    } catch (error) {
      const state = sqlStateOf(error);
      if (state !== LOCK_NOT_AVAILABLE && state !== DEADLOCK) throw error;
      if (turn >= tries)
        throw new StartRefused(
          'DATABASE_URL: the tables are in use by a long transaction and cannot be changed. Look for it in pg_stat_activity, end it, and start again; nothing was changed.',
        );
      await wait(PAUSE);
    }
  }
}
