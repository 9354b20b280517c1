import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptiedDatabase } from '../../testing/emptied-database';
import type { Job } from './job';
import { createScheduler, type Scheduler } from './scheduler';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** Far from now, so that no turn of theirs comes round by itself. */
const NIGHTLY = `17 ${(new Date().getUTCHours() + 12) % 24} * * *`;
const MONTHLY = `17 ${(new Date().getUTCHours() + 12) % 24} 1 * *`;

// Nobody else's jobs are in its queue.
const database = await emptiedDatabase();
const running: Scheduler[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((scheduler) => scheduler.stop()));
});

const runs: string[] = [];
const job = (name: string, schedule = NIGHTLY): Job => ({ name, schedule, run: async () => void runs.push(name) });
const runsOf = (name: string) => runs.filter((one) => one === name).length;

async function start(...jobs: Job[]): Promise<void> {
  const scheduler = createScheduler(database, silent, { catchUpAfter: 400, pollingSeconds: 0.5, beat: 50 });
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
  const outcome = async () =>
    (await database.executeSql('select outcome from job_run where name = $1 and turn is null', [name])).rows;
  await expect.poll(outcome, { timeout: 5_000 }).toEqual([{ outcome: 'done' }]);
}

/** As if so much time had passed since. */
async function age(name: string, hours: number): Promise<void> {
  await database.executeSql(
    `update job_run set finished_at = finished_at - $2 * interval '1 hour',
       succeeded_at = succeeded_at - $2 * interval '1 hour' where name = $1`,
    [name, hours],
  );
  await nextHour(name);
}

/** The queue takes one turn within the hour; as if it were over. A turn that fails just now is written anew: that one too. */
async function nextHour(name: string): Promise<void> {
  const held = async () => {
    await database.executeSql('update jobs.job set singleton_on = null where name = $1', [name]);
    const { rows } = await database.executeSql('select id from jobs.job where name = $1 and singleton_on is not null', [
      name,
    ]);
    return rows;
  };
  await expect.poll(held, { timeout: 5_000 }).toEqual([]);
}

it('jobs that come round in the same minute are all run, and the queue within the queue is none of them', async () => {
  const due = ['due one', 'due two', 'due three'];
  await start(...due.map((name) => job(name, MONTHLY)));
  // As its clock does when their minute has come.
  for (const name of due) {
    const turn = JSON.stringify({ name, data: null, options: {} });
    await database.executeSql("insert into jobs.job (name, data) values ('__pgboss__send-it', $1)", [turn]);
  }
  await Promise.all(due.map((name) => ranOf(name, 1)));
  const { rows } = await database.executeSql("select name from job_run where name like '%pgboss%'");
  expect(rows).toEqual([]);
}, 60_000);

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

  it('counts as run by our own record, though the queue has forgotten it', async () => {
    await start(job('forgotten'));
    await ranOf('forgotten', 1);
    await completed('forgotten');
    await age('forgotten', 20);
    await database.executeSql("delete from jobs.job where name = 'forgotten'");
    await start(job('forgotten'), job('beside'));
    await ranOf('beside', 1);
    expect(await turnsOf('forgotten')).toBe(0);
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
    await expect
      .poll(() => database.executeSql("select outcome from job_run where name = 'failing'").then(({ rows }) => rows))
      .toEqual([{ outcome: 'failed' }]);
    await nextHour('failing');
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

describe('a turn whose process is gone', { timeout: 60_000 }, () => {
  it('gives way to the next within a minute, and is known as lost', async () => {
    let hangs = true;
    const dying: Job = {
      name: 'dying',
      schedule: NIGHTLY,
      run: async () => {
        runs.push('dying');
        if (hangs) await new Promise(() => undefined);
      },
    };
    // Its heart does not beat: to all others it is a process that was killed.
    const dead = createScheduler(database, silent, { catchUpAfter: 100, pollingSeconds: 0.5, beat: 3_600_000 });
    running.push(dead);
    await dead.start([dying]);
    await ranOf('dying', 1);
    hangs = false;
    await database.executeSql("update job_run set beat_at = now() - interval '31 seconds' where name = 'dying'");
    await nextHour('dying');
    await start(dying);
    await expect
      .poll(() => database.executeSql("select outcome from job_run where name = 'dying'").then(({ rows }) => rows))
      .toEqual([{ outcome: 'lost' }]);
    await start(dying);
    await ranOf('dying', 2);
    await completed('dying');
  });
});

describe('a turn whose process was killed as it took it', { timeout: 60_000 }, () => {
  it('is known all the same, and gives way to the next', async () => {
    let hasTaken = false;
    /** Nothing more happens in this process once the queue has given it a turn. */
    const untilTaken: typeof database = {
      ...database,
      executeSql: async (text, values) => {
        const result = await database.executeSql(text, values);
        const isTurn = /state = 'active'/.test(text) && result.rows.length > 0;
        if (!isTurn) return result;
        hasTaken = true;
        return new Promise(() => undefined);
      },
    };
    const killed = createScheduler(untilTaken, silent, { catchUpAfter: 100, pollingSeconds: 0.5, beat: 3_600_000 });
    running.push(killed);
    await killed.start([job('taken')]);
    await expect.poll(() => hasTaken, { timeout: 15_000 }).toBe(true);
    expect(runsOf('taken')).toBe(0);
    await database.executeSql("update job_run set beat_at = now() - interval '31 seconds' where name = 'taken'");
    await nextHour('taken');
    await start(job('taken'));
    await start(job('taken'));
    await ranOf('taken', 1);
    await completed('taken');
  });
});

describe('a queue that is there already', () => {
  it('gets the options and the schedule of the release that starts', async () => {
    await start(job('grown'));
    await running.pop()?.stop();
    await database.executeSql("update jobs.queue set expire_seconds = 7, retry_limit = 3 where name = 'grown'");
    await database.executeSql("update jobs.schedule set cron = '0 0 1 1 *' where name = 'grown'");
    await start(job('grown'));
    const { rows: schedules } = await database.executeSql("select cron from jobs.schedule where name = 'grown'");
    expect(schedules).toEqual([{ cron: job('grown').schedule }]);
    const { rows } = await database.executeSql(
      "select expire_seconds as seconds, retry_limit as retries from jobs.queue where name = 'grown'",
    );
    expect(rows).toEqual([{ seconds: 600, retries: 0 }]);
  });
});

describe('the queue', () => {
  it('is away until it is started and after it was stopped', async () => {
    const scheduler = createScheduler(database, silent);
    expect(await scheduler.state()).toBe('away');
    await scheduler.start([job('stated')]);
    expect(await scheduler.state()).toBe('ok');
    await scheduler.stop();
    expect(await scheduler.state()).toBe('away');
  });

  it('is late once a job that comes every minute has not ended for five, and not after it has', async () => {
    // Only what it measures how long it has been up with: the queue goes on by its own clock.
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const scheduler = createScheduler(database, silent, { catchUpAfter: 3_600_000, pollingSeconds: 30 });
      running.push(scheduler);
      await scheduler.start([job('every minute', '* * * * *'), job('monthly', MONTHLY)]);
      expect(await scheduler.state()).toBe('ok');
      vi.advanceTimersByTime(5 * 60_000 + 1_000);
      expect(await scheduler.state()).toBe('late');
      await database.executeSql(
        "insert into job_run (name, started_at, beat_at, finished_at) values ('every minute', now(), now(), now())",
      );
      expect(await scheduler.state()).toBe('ok');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a job that ends well while the database is away', { timeout: 60_000 }, () => {
  it('is known to have ended once that is back, and its queue goes on', async () => {
    let isAway = false;
    let refused = 0;
    /** Between us and the queue's tables: nothing comes through for a while. */
    const line: typeof database = {
      ...database,
      executeSql: async (text, values) => {
        if (!isAway) return database.executeSql(text, values);
        refused += 1;
        throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
      },
    };
    const scheduler = createScheduler(line, silent, { catchUpAfter: 100, pollingSeconds: 0.5, beat: 3_600_000 });
    running.push(scheduler);
    const cutting: Job = {
      name: 'cutting',
      schedule: NIGHTLY,
      run: async () => {
        runs.push('cutting');
        isAway = runsOf('cutting') === 1;
      },
    };
    await scheduler.start([cutting]);
    await completed('cutting');
    const states = async () =>
      (await database.executeSql("select state from jobs.job where name = 'cutting' order by created_on")).rows;
    await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThan(1);
    expect(await states()).toEqual([{ state: 'active' }]);
    isAway = false;
    await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'completed' }]);
  });
});

describe('a job that may take long', { timeout: 60_000 }, () => {
  it('is given its own time before its turn counts as lost, and every other ten minutes', async () => {
    await start({ ...job('long'), longestMinutes: 90 }, job('short'));
    for (const name of ['long', 'short']) await completed(name);
    const { rows } = await database.executeSql(
      `select name, extract(epoch from expire_in)::int / 60 as minutes from jobs.job where name in ('long', 'short') order by name`,
    );
    expect(rows).toEqual([
      { name: 'long', minutes: 90 },
      { name: 'short', minutes: 10 },
    ]);
  });
});
