import type { Db as QueueDb } from 'pg-boss';
import type { OpenDatabase } from '../db/open';
import { isUniqueViolation } from '../db/violations';
import { withoutValues } from '../http/failure';
import { insist } from '../insist';
import type { Log } from '../log';
import { takenAndNoted } from './run-record';

/** Two minutes: longer than a database takes to be restarted. */
const TIMES = 120;
/** How pg-boss begins what it writes when a turn is over, well or not. */
const ENDS_A_TURN = /^\s*with (results|deleted_jobs) as/i;
/** How it begins what takes the next one. */
const TAKES_A_TURN = /^\s*with next as/i;
/** Queues of its own, from which it takes many at a time: they are no jobs of ours. */
const ITS_OWN = '__pgboss__';

/**
 * The queue's way to the database. It writes down how a turn ended without waiting for it or hearing of a failure: one that
 * escapes would end this process, and one that is given up too soon leaves the turn standing until it expires.
 */
export function queueSql(database: OpenDatabase, log: Log, isStopping: () => boolean): QueueDb {
  return {
    async executeSql(text, values) {
      if (TAKES_A_TURN.test(text) && !String(values?.[0]).startsWith(ITS_OWN)) {
        return database.executeSql(takenAndNoted(text), values).catch((error) => {
          // One is still at work, here or on another instance: the next turn waits for its end, and nothing is wrong.
          if (!isUniqueViolation(error))
            log.warn({ err: withoutValues(error) }, 'the next turn of a job could not be taken');
          throw error;
        });
      }
      const execute = () => database.executeSql(text, values);
      if (!ENDS_A_TURN.test(text)) return execute();
      return insist(execute, { times: TIMES, isOver: isStopping }).catch((error) => {
        log.error({ err: withoutValues(error) }, 'how a job ended could not be written down');
        return { rows: [{ count: 0 }] };
      });
    },
  };
}
