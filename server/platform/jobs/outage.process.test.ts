import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { health } from '../../../contract/health';
import { beginTurn } from '../../testing/job-turns';
import { callAt } from '../../testing/over-http';
import { createPrivatePostgres, type PrivatePostgres } from '../../testing/private-postgres';
import { createProcesses, type RunningServer } from '../../testing/processes';
import { onServer, type Sql } from '../../testing/rows';
import { until } from '../../testing/until';

const processes = createProcesses();
let postgres: PrivatePostgres;
/** Left running by a test that went well, for the next. */
let server: RunningServer | null = null;
beforeAll(async () => {
  postgres = await createPrivatePostgres();
  await postgres.start();
});
afterAll(async () => {
  await processes.cleanUp();
  await postgres?.cleanUp();
});

const keys = { MASTER_KEY: randomBytes(32).toString('base64'), AUTH_SECRET: randomBytes(32).toString('hex') };
const start = () => processes.start({ DATABASE_URL: postgres.url, DATA_DIR: processes.folder(), ...keys });

async function theServer(): Promise<RunningServer> {
  const left = server;
  server = null;
  if (left) return left;
  await processes.endAll();
  return start();
}

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

it('a job whose process is killed gives way to its next turn soon, not after ten minutes', async () => {
  const sql = onServer(postgres.url);
  const dying = await theServer();
  const holder = await holdTable(postgres.url, 'session');
  await beginTurn(postgres.url, 'purge', dying);
  await until('the job is at work', () => isWaiting(sql));
  dying.signal('SIGKILL');
  await dying.ended;
  await holder.end();
  // As if it had been silent for long enough.
  await sql("update job_run set beat_at = beat_at - interval '30 seconds' where turn is not null");
  expect(await runOf(sql, 'purge')).toBeUndefined();
  server = await start();
  await beginTurn(postgres.url, 'purge', server);
  await until(
    'the turn is known as lost, and the next one has run',
    async () => (await runOf(sql, 'purge')) === 'done',
    60_000,
  );
});

it('a database that goes away while a job is at work does not end the process, and the job is known to have failed', async () => {
  const living = await theServer();
  const sql = onServer(postgres.url);
  let over = false;
  void living.ended.then(() => {
    over = true;
  });
  const logged = living.stdout().length;
  const holder = await holdTable(postgres.url, 'session');
  await beginTurn(postgres.url, 'purge', living);
  await until('the job is at work', () => isWaiting(sql));
  await postgres.stop('immediate');
  await holder.end().catch(() => undefined);
  await until('the outage is noticed', async () => (await callAt(living.url, health.check)).status === 503);
  // The job has failed and wants that written down, which it cannot be.
  await until('it was tried', () => living.stdout().slice(logged).includes('"job":"purge"') || over);
  await postgres.start();
  await until('healthy again', async () => over || (await callAt(living.url, health.check)).status === 200);
  expect(over, living.stdout() + living.stderr()).toBe(false);
  await until('the end of the job is written down', async () => (await runOf(sql, 'purge')) === 'failed');
  // Its queue stands open: the next turn runs, and well.
  await beginTurn(postgres.url, 'purge');
  await until('the next turn has run', async () => (await runOf(sql, 'purge')) === 'done');
  expect(living.stdout()).not.toContain('unexpected fault');
});
