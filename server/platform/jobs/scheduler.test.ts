import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openFreshDatabase } from '../../testing/database';
import { createScheduler, type Job, type Scheduler } from './scheduler';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** Far from now, so that no turn of theirs comes round by itself. */
const NIGHTLY = `17 ${(new Date().getUTCHours() + 12) % 24} * * *`;
const MONTHLY = `17 ${(new Date().getUTCHours() + 12) % 24} 1 * *`;

// A database of its own: nobody else's jobs are in its queue.
const database = await openFreshDatabase();
const running: Scheduler[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((scheduler) => scheduler.stop()));
});
afterAll(() => database.close());

const runs: string[] = [];
const job = (name: string, schedule = NIGHTLY): Job => ({ name, schedule, run: async () => void runs.push(name) });
const runsOf = (name: string) => runs.filter((one) => one === name).length;

async function start(...jobs: Job[]): Promise<void> {
  const scheduler = createScheduler(database, silent, { catchUpAfter: 400, pollingSeconds: 0.5 });
  running.push(scheduler);
  await scheduler.start(jobs);
}

const ranOf = (name: string, times: number) => expect.poll(() => runsOf(name), { timeout: 15_000 }).toBe(times);

/** The turns of a job that the queue knows of, whatever became of them. */
async function turnsOf(name: string): Promise<number> {
  const { rows } = await database.executeSql('select id from jobs.job where name = $1', [name]);
  return rows.length;
}

async function completed(name: string): Promise<void> {
  const isDone = async () =>
    (await database.executeSql("select id from jobs.job where name = $1 and state = 'completed'", [name])).rows.length;
  await expect.poll(isDone, { timeout: 5_000 }).toBeGreaterThan(0);
}

/** As if so much time had passed since. */
async function age(name: string, hours: number): Promise<void> {
  await database.executeSql(
    `update jobs.job set completed_on = completed_on - $2 * interval '1 hour', singleton_on = null where name = $1`,
    [name, hours],
  );
}

describe('a daily job', { timeout: 60_000 }, () => {
  it('that never ran is run soon after the start, once for two instances; no other is', async () => {
    await start(job('first'), job('other', MONTHLY));
    await start(job('first'), job('other', MONTHLY));
    await ranOf('first', 1);
    await wait(1_500);
    expect(runsOf('first')).toBe(1);
    expect([await turnsOf('first'), await turnsOf('other')]).toEqual([1, 0]);
  });

  it('is run again at a start more than 26 hours after its last run, and not before', async () => {
    await start(job('old'), job('young'));
    await Promise.all([ranOf('old', 1), ranOf('young', 1)]);
    await Promise.all([completed('old'), completed('young')]);
    await age('old', 27);
    await age('young', 25);
    await start(job('old'), job('young'));
    await ranOf('old', 2);
    expect(await turnsOf('young')).toBe(1);
  });

  it('whose last run was moved to the archive still counts as run', async () => {
    await start(job('archived'));
    await ranOf('archived', 1);
    await completed('archived');
    await age('archived', 20);
    await database.executeSql(
      `with moved as (delete from jobs.job where name = 'archived' returning id, name, state, created_on, completed_on)
       insert into jobs.archive (id, name, state, created_on, completed_on, start_after, retry_limit, retry_count, retry_delay,
         retry_backoff, expire_in, keep_until, priority)
       select id, name, state, created_on, completed_on, now(), 0, 0, 0, false, interval '1 minute', now(), 0 from moved`,
    );
    await start(job('archived'), job('beside'));
    await ranOf('beside', 1);
    expect(await turnsOf('archived')).toBe(0);
  });

  it('that failed is run again at the next start', async () => {
    let tries = 0;
    const failing: Job = {
      name: 'failing',
      schedule: NIGHTLY,
      run: async () => {
        tries++;
        throw new Error('not today');
      },
    };
    await start(failing);
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(1);
    await wait(500);
    await age('failing', 0);
    await start(failing);
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2);
  });

  it('is not sent by a process that stops before', async () => {
    await start(job('stopped'));
    await running.pop()?.stop();
    await wait(800);
    expect(await turnsOf('stopped')).toBe(0);
  });
});
