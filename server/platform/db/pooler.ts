import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { StartRefused } from '../refusal';

/** In milliseconds. A client left inside a transaction by a fault must not hold its locks for ever. */
export const timeLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

const LIMITED = Object.entries(timeLimits)
  .map(([name, value]) => `; set local ${name} = ${value}`)
  .join('');
const BEGIN = /^begin\b/i;

/**
 * A pooler in transaction mode gives each transaction another connection: what one of them remembers, the next does not
 * know. So no statement has a name, and time limits are set in each transaction, in the message that begins it.
 */
export function withoutSession<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
  const query = ({ name: _, text, ...rest }: pg.QueryConfig, values: unknown[]) =>
    client.query({ ...rest, text: BEGIN.test(text) ? text + LIMITED : text }, values);
  return Object.create(client, { query: { value: query } });
}

type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

const undeclared = {
  DATABASE_URL:
    "DATABASE_URL: a connection pooler answers there. Set DATABASE_POOLED=on, and DATABASE_DIRECT_URL to PostgreSQL's own address; nothing was changed.",
  DATABASE_DIRECT_URL:
    "DATABASE_DIRECT_URL: a connection pooler answers there. Give PostgreSQL's own address; nothing was changed.",
};
const OLDEST_SERVER = 150_000;

export async function requireRecentServer(pool: pg.Pool, setting: AddressSetting): Promise<void> {
  const { rows } = await pool
    .query<{ version: string }>("select current_setting('server_version_num') as version")
    .catch((error: Error) => {
      // How PgBouncer refuses the time limits that a session begins with.
      if (/startup parameter/.test(error.message)) throw new StartRefused(undeclared[setting]);
      throw new StartRefused(`${setting}: PostgreSQL cannot be reached (${error.message || 'no answer'})`);
    });
  if (Number(rows[0]?.version) < OLDEST_SERVER) throw new StartRefused(`${setting}: PostgreSQL 15 or newer is needed`);
}

/**
 * Behind a pooler two instances would both be given the lock of migrations, and time limits would be lost in silence. It is
 * known by its connections: two that are open at once are answered by one process of the server, or one of them by several.
 */
export async function refusePooler(pool: pg.Pool, setting: AddressSetting): Promise<void> {
  const one = await pool.connect();
  const other = await pool.connect().catch((error: Error) => {
    one.release();
    throw new StartRefused(`${setting}: PostgreSQL gives no second connection (${error.message})`);
  });
  try {
    const mine = await backendOf(one);
    await other.query('begin');
    const isShared = (await backendOf(other)).pid === mine.pid;
    const hasChanged = !isShared && (await backendOf(one)).pid !== mine.pid;
    await other.query('rollback');
    // One that keeps connections, but drops the limits that they begin with, is no better.
    const isUnlimited = !mine.limited && !/[?&]statement_timeout=/.test(pool.options.connectionString ?? '');
    if (isShared || hasChanged || isUnlimited) throw new StartRefused(undeclared[setting]);
  } finally {
    one.release();
    other.release();
  }
}

async function backendOf(client: pg.PoolClient): Promise<{ pid: number; limited: boolean }> {
  const { rows } = await client.query(
    "select pg_backend_pid() as pid, current_setting('statement_timeout') <> '0' as limited",
  );
  return rows[0];
}

/** One would be migrated and the other served. A lock that is taken in one is seen in the other where they are the same. */
export async function refuseOtherDatabase(direct: pg.Pool, pooled: pg.Pool): Promise<void> {
  const key = randomInt(2 ** 47);
  const client = await direct.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    const { rows } = await pooled.query('select pg_try_advisory_xact_lock($1) as free', [key]);
    await client.query('rollback');
    if (rows[0].free)
      throw new StartRefused('DATABASE_DIRECT_URL: is another database than DATABASE_URL; nothing was changed.');
  } finally {
    client.release();
  }
}

/** Of single statements, outside transactions, only the role can limit the time. */
export async function isLimitedByRole(pooled: {
  executeSql(text: string): Promise<{ rows: unknown[] }>;
}): Promise<boolean> {
  const { rows } = await pooled.executeSql("select 1 where current_setting('statement_timeout') <> '0'");
  return rows.length > 0;
}
