import PgBoss from 'pg-boss';
import { HOUR } from '../../../contract/time';
import type { OpenDatabase } from '../db/open';
import { withoutValues } from '../http/failure';
import type { Log } from '../log';

/** Work that comes round by itself. However many instances run, each turn is taken once. */
export interface Job {
  name: string;
  /** Cron notation, in UTC. */
  schedule: string;
  run(): Promise<void>;
}

export interface Scheduler {
  start(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
}

/** A day, and an hour or two in which a daily job may come late. */
const MISSED_AFTER_HOURS = 26;
/** Not at once: whoever has just started it wants to see it first. */
const CATCH_UP_AFTER = 30_000;

export function createScheduler(
  database: OpenDatabase,
  log: Log,
  { catchUpAfter = CATCH_UP_AFTER, pollingSeconds = 5 } = {},
): Scheduler {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.executeSql(text, values) },
    schema: 'jobs',
    // Keeping long archives of what only comes round is of no use here.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterHours: 2 * MISSED_AFTER_HOURS,
  });
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let catchingUp = Promise.resolve();
  boss.on('error', (error) => log.error({ err: withoutValues(error) }, 'the job queue stumbled'));

  async function install(job: Job): Promise<void> {
    // 'stately': one turn waiting and one at work; a slow one is not overtaken by its successor.
    await boss.createQueue(job.name, { name: job.name, policy: 'stately', retryLimit: 0, expireInSeconds: 600 });
    await boss.work(job.name, { pollingIntervalSeconds: pollingSeconds }, async () => {
      try {
        await job.run();
      } catch (error) {
        log.error({ job: job.name, err: withoutValues(error) }, 'a job failed');
        throw error;
      }
    });
    await boss.schedule(job.name, job.schedule);
  }

  /** The turns of daily jobs that fell into hours in which this machine was off or asleep: nobody else makes up for them. */
  async function catchUp(daily: Job[]): Promise<void> {
    const lately = await ranLately(database);
    for (const { name } of daily) {
      // Within the hour once, however many instances find the same.
      if (running && !lately.has(name)) await boss.send(name, {}, { singletonSeconds: HOUR / 1000 });
    }
  }

  function catchUpIn(milliseconds: number, daily: Job[]): void {
    timer = setTimeout(() => {
      catchingUp = catchUp(daily).catch((error) =>
        log.error({ err: withoutValues(error) }, 'missed jobs could not be made up for'),
      );
      catchUpIn(HOUR, daily);
    }, milliseconds).unref();
  }

  return {
    async start(jobs) {
      await boss.start();
      for (const job of jobs) await install(job);
      running = true;
      catchUpIn(catchUpAfter, jobs.filter(isDaily));
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await catchingUp;
      await boss.stop({ graceful: true, wait: true, timeout: 3_000 });
    },
    isRunning: () => running,
  };
}

function isDaily({ schedule }: Job): boolean {
  return /^\d+ \d+ \* \* \*$/.test(schedule);
}

/** Jobs with a turn that ended well not long ago, or that waits or is at work now. The queue's own tables know; it has no call to ask. */
async function ranLately(database: OpenDatabase): Promise<Set<string>> {
  const { rows } = await database.executeSql(
    `select name from jobs.job where state = 'created' or (state = 'active' and started_on + expire_in > now())
     union select name from (select name, state, completed_on from jobs.job
       union all select name, state, completed_on from jobs.archive) as turn
     where state = 'completed' and completed_on > now() - $1 * interval '1 hour'`,
    [MISSED_AFTER_HOURS],
  );
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}
