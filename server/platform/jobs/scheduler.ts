import PgBoss from 'pg-boss';
import { HOUR, SECOND } from '../../../contract/time';
import type { OpenDatabase } from '../db/open';
import { withoutValues } from '../http/failure';
import { insist } from '../insist';
import type { Log } from '../log';
import { happened } from '../metrics/happenings';
import { installQueues } from './install-queues';
import type { Job } from './job';
import { isDaily, isLate, ranLately } from './punctuality';
import { queueSql } from './queue-sql';
import { createRunRecord, type Turn } from './run-record';

/** `late`: a job has not come to an end for longer than it should; `away`: none are run here. */
export type QueueState = 'ok' | 'late' | 'away';

export interface Scheduler {
  start(jobs: Job[]): Promise<void>;
  /** Other instances run them; this one only tells whether they are late. */
  watch(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
  state(): Promise<QueueState>;
}

/** Not at once: whoever has just started it wants to see it first. */
const CATCH_UP_AFTER = 30 * SECOND;
const BEAT = 5 * SECOND;
/** Beats in a row that must have gone well before others' silence is held against them: an outage silences everybody. */
const CALM = 3;
/** A minute: what is not known of a run by then is known from the next one. */
const INSIST = 60;

export function createScheduler(
  database: OpenDatabase,
  log: Log,
  { catchUpAfter = CATCH_UP_AFTER, pollingSeconds = 5, beat = BEAT } = {},
): Scheduler {
  let running = false;
  let isBossStarted = false;
  let stopping = false;
  let installed: Job[] = [];
  let startedAt = 0;
  let calm = 0;
  const timers = new Set<NodeJS.Timeout>();
  const atWork = new Set<Turn>();
  let catchingUp = Promise.resolve();
  let beating = Promise.resolve();
  const record = createRunRecord(database);
  const boss = new PgBoss({
    db: queueSql(database, log, () => stopping),
    schema: 'jobs',
    // Keeping long archives of what only comes round is of no use here.
    archiveCompletedAfterSeconds: HOUR / SECOND,
    deleteAfterHours: 2,
  });
  boss.on('error', (error) => log.error({ err: withoutValues(error) }, 'the job queue stumbled'));

  async function work(job: Job): Promise<void> {
    await boss.work(job.name, { pollingIntervalSeconds: pollingSeconds }, async ([taken]) => {
      if (taken) await take(job, { name: job.name, turn: taken.id });
    });
  }

  async function take(job: Job, turn: Turn): Promise<void> {
    // Where the last one still works, though the queue gave it up: one at a time.
    if (!(await begin(turn))) return;
    atWork.add(turn);
    let outcome: 'done' | 'failed' = 'failed';
    const begun = performance.now();
    try {
      await job.run();
      outcome = 'done';
    } catch (error) {
      log.error({ job: job.name, err: withoutValues(error) }, 'a job failed');
      throw error;
    } finally {
      const seconds = (performance.now() - begun) / SECOND;
      happened('job', { job: job.name, seconds, isDone: outcome === 'done' });
      await settle(turn, outcome);
      atWork.delete(turn);
    }
  }

  async function begin(turn: Turn): Promise<boolean> {
    try {
      return await record.begin(turn);
    } catch (error) {
      log.error({ job: turn.name, err: withoutValues(error) }, 'a job could not begin');
      throw error;
    }
  }

  /** It has run, whatever becomes of the note of it: it is not run again for that. */
  async function settle(turn: Turn, outcome: 'done' | 'failed'): Promise<void> {
    await insist(() => record.finish(turn, outcome), { times: INSIST, isOver: () => stopping }).catch((error) =>
      log.error({ job: turn.name, err: withoutValues(error) }, 'that a job ended could not be written down'),
    );
  }

  /** The turns of daily jobs that fell into hours in which this machine was off or asleep: nobody else makes up for them. */
  async function catchUp(): Promise<void> {
    const runs = new Map((await record.last()).map((run) => [run.name, run]));
    for (const { name } of installed.filter(({ schedule }) => isDaily(schedule))) {
      // Within the hour once, however many instances find the same.
      if (running && !ranLately(runs.get(name))) await boss.send(name, {}, { singletonSeconds: HOUR / SECOND });
    }
  }

  /** Turns whose process is gone would keep their queues standing until they expire. */
  async function freeLost(which: 'silent' | 'all'): Promise<void> {
    for (const { name, turn } of await record.takeLost(which)) {
      log.warn({ job: name }, 'a job lost its process: its next turn may begin');
      await boss.fail(name, turn, { lost: true });
    }
  }

  /** Says that what is at work here is alive, and looks for what no longer is. */
  async function beatOnce(): Promise<void> {
    try {
      await record.beat([...atWork]);
      calm += 1;
      if (calm >= CALM) await freeLost('silent');
    } catch (error) {
      calm = 0;
      log.warn({ err: withoutValues(error) }, 'the jobs at work could not be looked after');
    }
  }

  function every(milliseconds: number, work: () => void): void {
    timers.add(setInterval(work, milliseconds).unref());
  }

  async function state(): Promise<QueueState> {
    if (!running) return 'away';
    const runs = new Map((await record.last()).map((run) => [run.name, run]));
    const upFor = (performance.now() - startedAt) / SECOND;
    return installed.some((job) => isLate(job, runs.get(job.name), upFor)) ? 'late' : 'ok';
  }

  return {
    async start(jobs) {
      installed = jobs;
      // The queue's tables are made by it: of several instances that make them at once, all but one would fail.
      await database.exclusively(async () => {
        await boss.start();
        isBossStarted = true;
        // One process at a time has the embedded database: what is at work when it begins is an earlier one's.
        if (database.kind === 'embedded') await freeLost('all');
        await installQueues(boss, jobs);
      });
      for (const job of jobs) await work(job);
      running = true;
      startedAt = performance.now();
      const makeUp = () => {
        catchingUp = catchUp().catch((error) =>
          log.error({ err: withoutValues(error) }, 'missed jobs could not be made up for'),
        );
      };
      timers.add(setTimeout(makeUp, catchUpAfter).unref());
      every(HOUR, makeUp);
      every(beat, () => {
        beating = beating.then(beatOnce);
      });
    },
    async watch(jobs) {
      installed = jobs;
      running = true;
      startedAt = performance.now();
    },
    async stop() {
      running = false;
      stopping = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([catchingUp, beating]);
      if (isBossStarted) await boss.stop({ graceful: true, wait: true, timeout: 3 * SECOND });
      await Promise.all([...atWork].map((turn) => settle(turn, 'failed')));
    },
    state,
  };
}
