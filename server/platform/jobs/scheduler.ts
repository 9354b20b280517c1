import PgBoss from 'pg-boss';
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

export function createScheduler(database: OpenDatabase, log: Log): Scheduler {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.executeSql(text, values) },
    schema: 'jobs',
    // Keeping long archives of what only comes round is of no use here.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterHours: 24,
  });
  let running = false;
  boss.on('error', (error) => log.error({ err: withoutValues(error) }, 'the job queue stumbled'));

  async function install(job: Job): Promise<void> {
    // 'stately': one turn waiting and one at work; a slow one is not overtaken by its successor.
    await boss.createQueue(job.name, { name: job.name, policy: 'stately', retryLimit: 0, expireInSeconds: 600 });
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await job.run();
      } catch (error) {
        log.error({ job: job.name, err: withoutValues(error) }, 'a job failed');
        throw error;
      }
    });
    await boss.schedule(job.name, job.schedule);
  }

  return {
    async start(jobs) {
      await boss.start();
      for (const job of jobs) await install(job);
      running = true;
    },
    async stop() {
      running = false;
      await boss.stop({ graceful: true, wait: true, timeout: 3_000 });
    },
    isRunning: () => running,
  };
}
