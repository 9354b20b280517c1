import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { contact } from '../../../contract/contact';
import { health } from '../../../contract/health';
import { inTime } from '../../testing/in-time';
import { judge } from '../../testing/judge';
import { callAt, joinAt, type Member } from '../../testing/over-http';
import { createPrivatePostgres, type PrivatePostgres, postgresPrograms } from '../../testing/private-postgres';
import { createProcesses, type RunningServer } from '../../testing/processes';
import { onServer } from '../../testing/rows';
import { thorough } from '../../testing/thorough';
import { until } from '../../testing/until';
import { beginWriting, countOf, newLedger } from '../../testing/write-load';
import { openServerDatabase } from './open';

const RESTARTS = thorough(2);
const LONGEST_RECOVERY = 5_000;
const masterKey = randomBytes(32).toString('base64');

const processes = createProcesses();
let postgres: PrivatePostgres;
let server: RunningServer;
let members: Member[];

beforeAll(async () => {
  postgres = await createPrivatePostgres();
  await postgres.start();
  server = await processes.start({
    DATABASE_URL: postgres.url,
    DATA_DIR: processes.folder(),
    MASTER_KEY: masterKey,
    AUTH_SECRET: randomBytes(32).toString('hex'),
  });
  members = await Promise.all([joinAt(server.url), joinAt(server.url), joinAt(server.url)]);
});
afterAll(async () => {
  await processes.cleanUp();
  await postgres?.cleanUp();
});

const message = { email: 'somebody@example.com', subject: 'Hello', message: 'Hello', purpose: 'question' } as const;

it('API-50 says 503 and when to come back while PostgreSQL is away, and is healthy again soon after', async () => {
  await postgres.stop('fast');
  const answers = [
    await callAt(server.url, health.check),
    await callAt(server.url, accounts.me, { as: members[0] }),
    await callAt(server.url, contact.send, { body: message }),
    await callAt(server.url, accounts.login, { body: { email: 'nobody@example.com', password: 'Password1' } }),
  ];
  for (const { status, headers, body } of answers) {
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'database_away' });
    expect(body.error).toBeTypeOf('string');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await postgres.start();
  await recovered();
  expect((await callAt(server.url, accounts.me, { as: members[0] })).status).toBe(200);
});

it(`loses no acknowledged write through ${RESTARTS} crashes of PostgreSQL under load, and does not end`, async () => {
  const ledger = newLedger();
  const recoveries: number[] = [];
  const [before] = await onServer(postgres.url)<{ n: number }>('select count(*)::int as n from contact_message');
  expect(before?.n).toBe(0);
  const load = beginWriting(server.url, ledger, members, { throughOutages: true });
  await load.begun;
  for (let crash = 0; crash < RESTARTS; crash++) {
    await wait(randomInt(200, 900));
    await postgres.stop('immediate');
    await until('the outage is noticed', async () => (await callAt(server.url, health.check)).status === 503);
    await postgres.start();
    recoveries.push(await recovered());
  }
  load.stop();
  await load.ended;

  const product = { sql: onServer(postgres.url), url: server.url, masterKey, members };
  expect(await judge(ledger, product)).toEqual({ lost: [], doubled: [], wrong: [] });
  expect([...ledger.serverErrors.keys()]).toEqual(['503 database_away retry-after=2']);
  console.log(
    `PostgreSQL crashed ${RESTARTS} times: ${countOf(ledger, 'ok')} acknowledged, ${countOf(ledger, 'info')} unknown, ` +
      `0 lost; healthy again after at most ${Math.round(Math.max(...recoveries))} ms`,
  );
  expect(server.stderr()).toBe('');
});

it('gives every connection back, also those that were cut before the transaction on them began', async () => {
  const database = await openServerDatabase(postgres.url, () => undefined);
  const atOnce = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 10 }, work));
  const working = () => database.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`));
  expect((await atOnce(working)).map(({ status }) => status)).not.toContain('rejected');
  // Without a turn of the event loop in between, so that the pool cannot notice and lends them out.
  spawnSync(join(await postgresPrograms(), 'psql'), [
    postgres.url,
    ...['-c', "select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name like 'heartnote%'"],
  ]);
  expect((await atOnce(working)).map(({ status }) => status)).toContain('rejected');
  expect((await atOnce(working)).map(({ status }) => status)).not.toContain('rejected');
  await database.close();
});

/** How long it took from PostgreSQL's return to the first good answer of /health. */
async function recovered(): Promise<number> {
  const begun = performance.now();
  await until(
    'healthy again',
    async () => (await callAt(server.url, health.check)).status === 200,
    inTime(LONGEST_RECOVERY),
  );
  return performance.now() - begun;
}
