import pg from 'pg';
import { bareInsertSelect, makeReadersDue } from '../../server/testing/due-seed';
import { beginTurn } from '../../server/testing/job-turns';
import { found } from '../table';
import { calls, percentile, timed } from './calls';
import { startFleet } from './instances';
import type { Ground } from './seed';

const LONGEST = 600;
/** The queue is looked at every few seconds. */
const LONGEST_TO_BEGIN = 120;
const LEAST_OF_BARE = 0.5;
const MOST_SLOWER = 1.5;
const AT_A_TIME = 50;
const QUIET_CALLS = 400;

/** A quarter of all users are due at once: two instances serve on while a third writes their mails down. */
export async function proveTick(ground: Ground): Promise<void> {
  const due = Math.floor(ground.users / 4);
  const bare = Math.floor(ground.users / 20);
  const sql = new pg.Client({ connectionString: ground.url });
  await sql.connect();
  const fleet = await startFleet(ground.url, 2, 'direct', { INSTANCE_ROLE: 'web' });
  try {
    const me = (count: number) => timed(count, 2, (n) => calls.me(fleet.balancer.url, ground, n));
    await me(QUIET_CALLS);
    const quiet = percentile(await me(QUIET_CALLS), 0.95);
    await makeReadersDue(sql, due + 1, due + bare);
    const bareRate = bare / (await secondsBeside(me, () => bareInsertSelect(sql, 'mail')));
    await sql.query('truncate outbox, email_log');
    const jobs = await fleet.add({ INSTANCE_ROLE: 'jobs' });
    const memoryBefore = jobs.residentMemory();
    await makeReadersDue(sql, 1, due);
    const busy: number[] = [];
    let memory = memoryBefore;
    await beginTurn(ground.url, 'daily-mail');
    const asked = performance.now();
    let begun = asked;
    let left = due;
    const secondsSince = (moment: number) => (performance.now() - moment) / 1000;
    while (left > 0 && secondsSince(begun) < LONGEST && (left < due || secondsSince(asked) < LONGEST_TO_BEGIN)) {
      // The queue is looked at every few seconds: until then nothing has begun.
      if (left === due) begun = performance.now();
      busy.push(...(await me(AT_A_TIME)));
      memory = Math.max(memory, jobs.residentMemory());
      left = await leftOf(sql);
    }
    const seconds = secondsSince(begun);
    const written = await countWritten(sql);
    const rate = due / seconds;
    found(
      `${due.toLocaleString('en-US')} due at once: all written down`,
      `${seconds.toFixed(0)} s`,
      `at most ${LONGEST} s`,
      written >= due,
    );
    const twice = await writtenTwice(sql);
    found('of these lost / written twice', `${due - written} / ${twice}`, '0 / 0', written === due && twice === 0);
    found(
      'mails written down a second, beside a bare insert … select',
      `${Math.round(rate)}/s`,
      `${(rate / bareRate).toFixed(2)} of ${Math.round(bareRate)}/s; at least ${LEAST_OF_BARE}`,
      rate / bareRate >= LEAST_OF_BARE,
    );
    const slower = percentile(busy, 0.95) / quiet;
    found(
      'me, p95, meanwhile',
      `${percentile(busy, 0.95).toFixed(1)} ms`,
      `${slower.toFixed(2)} times that before; at most ${MOST_SLOWER}`,
      slower <= MOST_SLOWER,
    );
    found(
      'memory of the instance that writes them, before and at most',
      `${Math.round(memoryBefore)} / ${Math.round(memory)} MiB`,
    );
  } finally {
    await fleet.stop();
    await sql.query('truncate outbox, email_log');
    await sql.end();
  }
}

/** How long a piece of work takes while people call, as they do during the other. */
async function secondsBeside(me: (count: number) => Promise<unknown>, work: () => Promise<void>): Promise<number> {
  let isOver = false;
  const calling = (async () => {
    while (!isOver) await me(AT_A_TIME);
  })();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await calling;
  return seconds;
}

const OURS = "dedupe_key like 'daily|00000000-%'";

/** How many are still to be looked at: by an index, since to count what was written each time would be part of the load. */
async function leftOf(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query("select count(*)::int as n from next_mail where at < now() - interval '1 minute'");
  return rows[0].n;
}

async function countWritten(sql: pg.Client): Promise<number> {
  return (await sql.query(`select count(*)::int as n from email_log where ${OURS}`)).rows[0].n;
}

async function writtenTwice(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query(
    `select count(*)::int as n from (select user_id from email_log where ${OURS} group by user_id having count(*) > 1) twice`,
  );
  return rows[0].n;
}
