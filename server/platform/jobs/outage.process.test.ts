import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { health } from '../../../contract/health';
import { createMigratedServerDatabase } from '../../testing/database';
import { beginTurn } from '../../testing/job-turns';
import { callAt } from '../../testing/over-http';
import { createPrivatePostgres, type PrivatePostgres } from '../../testing/private-postgres';
import { createProcesses } from '../../testing/processes';
import { onServer, type Sql } from '../../testing/rows';
import { until } from '../../testing/until';

const processes = createProcesses();
let postgres: PrivatePostgres;
beforeAll(async () => {
  postgres = await createPrivatePostgres();
  await postgres.start();
});
afterEach(() => processes.endAll());
afterAll(async () => {
  await processes.cleanUp();
  await postgres?.cleanUp();
});

const settingsFor = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: processes.folder(),
  MASTER_KEY: randomBytes(32).toString('base64'),
  AUTH_SECRET: randomBytes(32).toString('hex'),
});

/** Holds a table that the job needs, for as long as its connection lasts: the job takes as long. */
async function holdTable(url: string, table: string): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: url });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin');
  await holder.query(`lock table "${table}" in access exclusive mode`);
  return holder;
}

const isWaiting = async (sql: Sql) =>
  (await sql("select 1 from pg_stat_activity where application_name like 'heartnote%' and wait_event_type = 'Lock'"))
    .length > 0;
const runOf = async (sql: Sql, name: string) =>
  (await sql<{ outcome: string }>('select outcome from job_run where name = $1 and turn is null', [name]))[0]?.outcome;

it('a database that goes away while a job is at work does not end the process, and the job is known to have failed', async () => {
  const server = await processes.start(settingsFor(postgres.url));
  const sql = onServer(postgres.url);
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  const holder = await holdTable(postgres.url, 'session');
  await beginTurn(postgres.url, 'purge', server);
  await until('the job is at work', () => isWaiting(sql));
  await postgres.stop('immediate');
  await holder.end().catch(() => undefined);
  await until('the outage is noticed', async () => (await callAt(server.url, health.check)).status === 503);
  // The job has failed and wants that written down, which it cannot be.
  await until('it was tried', () => server.stdout().includes('"job":"purge"') || over);
  await postgres.start();
  await until('healthy again', async () => over || (await callAt(server.url, health.check)).status === 200);
  expect(over, server.stdout() + server.stderr()).toBe(false);
  await until('the end of the job is written down', async () => (await runOf(sql, 'purge')) === 'failed');
  // Its queue stands open: the next turn runs, and well.
  await beginTurn(postgres.url, 'purge');
  await until('the next turn has run', async () => (await runOf(sql, 'purge')) === 'done');
  expect(server.stdout()).not.toContain('unexpected fault');
});

it('a job whose process is killed gives way to its next turn soon, not after ten minutes', async () => {
  const url = await createMigratedServerDatabase();
  const sql = onServer(url);
  const settings = settingsFor(url);
  const dying = await processes.start(settings);
  const holder = await holdTable(url, 'session');
  await beginTurn(url, 'purge', dying);
  await until('the job is at work', () => isWaiting(sql));
  dying.signal('SIGKILL');
  await dying.ended;
  await holder.end();
  // As if it had been silent for long enough.
  await sql("update job_run set beat_at = beat_at - interval '30 seconds' where turn is not null");
  await beginTurn(url, 'purge', await processes.start(settings));
  await until(
    'the turn is known as lost, and the next one has run',
    async () => (await runOf(sql, 'purge')) === 'done',
    60_000,
  );
});
