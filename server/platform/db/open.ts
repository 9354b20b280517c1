import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyColumn, type ExtractTablesWithRelations, type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { StartRefused } from '../refusal';
import { asBuffer } from './columns';
import { type Copying, embeddedCopying, serverCopying } from './copying';
import { givingWay, LONGEST_LOCK_WAIT } from './giving-way';
import { shareParsers } from './pglite-parsers';
import { refuseOtherDatabase, refusePooler, requireRecentServer, timeLimits, withoutSession } from './pooler';
import { keepReserve } from './reserve';
import * as schema from './schema';
import { APPLICATION, connectionNames } from './who-else';

/** Either database. Features see only this; which one it is, is known here. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;
export type DbOrTx = Db | Tx;

/** Rows as the driver gives them: for lists so long that turning every value into an object of ours would be felt. */
export async function rowsOf<Row>(db: DbOrTx, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}

/** For hundreds of ids: one value, in the form that both drivers pass on alike, and one plan for any number. */
export function isOneOf(column: AnyColumn, ids: string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

/** A column of rows as one value, for `unnest`: read in half the time of JSON, and passed on alike by both drivers. */
export function asArray(values: readonly (string | boolean | Date | null)[]): string {
  return `{${values.map(inArray).join(',')}}`;
}

/** Ids, days and keys, which is most of what is written: it needs no quotes. A word alone gets them, as it could be NULL. */
const PLAIN = /^[\w|-]*[\d|-][\w|-]*$/;

function inArray(value: string | boolean | Date | null): string {
  if (value === null) return 'NULL';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

export interface OpenDatabase {
  kind: 'embedded' | 'server';
  db: Db;
  /** Plain SQL for the job queue, which brings its own. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  migrate(folder: string): Promise<void>;
  /** Does what must not be done by two instances at once; the others wait. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Whole tables, read or written in one transaction. */
  copying: Copying;
  /** The embedded database has no background processes: checkpoints and vacuum are ours to run. */
  upkeep: { checkpoint(): Promise<void>; vacuum(): Promise<void> } | null;
  /** Whether there is room on the disk to write; a server looks after its own, and says so itself. */
  hasRoom(): boolean;
  /** How the connections to a server are used; the embedded database has one. */
  pool?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const MIGRATION_LOCK = 727_001;
const SETTING_UP_LOCK = 727_002;
/** Whoever waits for another's migration, and a migration of much data, may take longer than any call may. */
const BEGIN_UNLIMITED = 'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';
/** Of the log only two segments are kept for later, and not five: a small disk has other uses for 48 MB. */
const SERVER_SETTINGS = ['-c', 'wal_sync_method=fsync', '-c', 'min_wal_size=32MB'];

export interface ServerOptions {
  /** PostgreSQL itself, where the address leads to a pooler in transaction mode; null: it leads to PostgreSQL. */
  directUrl?: string | null;
  connections?: number;
  /** How PostgreSQL shows who is connected. */
  name?: string;
}

/** Of migrations and backups. A start looks at two at once. */
const DIRECT_CONNECTIONS = 2;

export async function openServerDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { directUrl = null, connections = 10, name = APPLICATION }: ServerOptions = {},
): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const connectTo = (settings: pg.PoolConfig) => {
    const pool = new postgres.Pool({ connectionTimeoutMillis: 5_000, ...settings });
    // Without a listener, an idle connection cut by a restart of PostgreSQL would end this process.
    pool.on('error', onIdleError);
    // So would one cut while it is lent out; whoever borrowed it hears of it from his query.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const isPooled = directUrl !== null;
  const names = connectionNames(name);
  const pool = isPooled
    ? connectTo({ connectionString: url, max: connections, application_name: names.pooled })
    : connectTo({ connectionString: url, max: connections, application_name: names.direct, ...timeLimits });
  const direct = isPooled
    ? connectTo({ connectionString: directUrl, max: DIRECT_CONNECTIONS, application_name: names.direct, ...timeLimits })
    : pool;
  const close = async () => void (await Promise.all(isPooled ? [pool.end(), direct.end()] : [pool.end()]));
  try {
    await requireRecentServer(pool, 'DATABASE_URL');
    if (isPooled) await requireRecentServer(direct, 'DATABASE_DIRECT_URL');
    await refusePooler(direct, isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
    if (isPooled) await refuseOtherDatabase(direct, pool);
  } catch (error) {
    await close();
    throw error;
  }
  const db = drizzle(isPooled ? withoutSession(pool) : pool, { schema });
  const onClient = new WeakMap<pg.PoolClient, typeof db>();
  // Drizzle would not give the connection back when `begin` itself fails: a few restarts of PostgreSQL, and none is left.
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      const own = () => drizzle(isPooled ? withoutSession(client) : client, { schema }) as unknown as typeof db;
      const lent = onClient.get(client) ?? own();
      onClient.set(client, lent);
      return await lent.transaction(work, settings);
    } finally {
      client.release();
    }
  };
  return {
    kind: 'server',
    db,
    executeSql: (text, values) => pool.query(text, values),
    copying: serverCopying(direct, MIGRATION_LOCK),
    upkeep: null,
    hasRoom: () => true,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
    exclusively: async (work) => {
      const client = await direct.connect();
      try {
        await client.query(BEGIN_UNLIMITED);
        await client.query('select pg_advisory_xact_lock($1)', [SETTING_UP_LOCK]);
        await work();
      } finally {
        // Ending it frees the lock.
        client.release(true);
      }
    },
    migrate: async (migrationsFolder) => {
      const client = await direct.connect();
      try {
        await givingWay(() => migrateOn(client, () => migrate(drizzle(client), { migrationsFolder })));
      } finally {
        // Not lent again: ending it undoes what was not committed, and frees the lock.
        client.release(true);
      }
    },
  };
}

/**
 * Drizzle takes no lock: of four instances that start together, three would fail. Its own `begin` finds this transaction
 * open, and its `commit` ends it, and with it the lock. Others' migrations are waited for, tables in use are not.
 */
async function migrateOn(client: pg.PoolClient, migrate: () => Promise<void>): Promise<void> {
  await client.query(BEGIN_UNLIMITED);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set local lock_timeout = ${LONGEST_LOCK_WAIT}`);
    await migrate();
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * PostgreSQL inside this process, in memory where the folder is null, else in a folder that the caller has locked. One in
 * memory may begin as a copy of another, which is four times as quick as making it.
 */
export async function openEmbeddedDatabase(dataDir: string | null, copyOf?: Blob): Promise<OpenDatabase> {
  const [{ PGlite, types }, { drizzle }, { migrate }, { DurableNodeFS }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('./durable-fs'),
  ]);
  // PGlite's own go through bytes one by one: ten times as slow, and felt where thousands of texts lie in one piece.
  const parsers = { [types.BYTEA]: (hex: string) => Buffer.from(hex.slice('\\x'.length), 'hex') };
  const serializers = { [types.BYTEA]: (bytes: Uint8Array) => `\\x${asBuffer(bytes).toString('hex')}` };
  const reserve = dataDir === null ? null : keepReserve(dataDir);
  const lite = await (async () => {
    if (dataDir === null || !reserve)
      return PGlite.create({ parsers, serializers, ...(copyOf && { loadDataDir: copyOf }) });
    const folder = join(dataDir, 'db');
    if (!existsSync(join(folder, 'PG_VERSION')) && !reserve.hasRoomForDatabase())
      throw new StartRefused(
        `DATA_DIR: there is not enough room on the disk of ${dataDir}: a new database needs 100 MB`,
      );
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const withFsync = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), ...SERVER_SETTINGS];
    const files = new DurableNodeFS(folder, reserve);
    const opened = await PGlite.create({ fs: files, startParams: withFsync, parsers, serializers }).catch((error) => {
      throw reserve.hasRoom() ? error : new StartRefused(`DATA_DIR: there is no room left on the disk of ${dataDir}`);
    });
    files.opened();
    return opened;
  })();
  /** Left for later while the disk is full: what is acknowledged is in the log. */
  const checkpoint = async () => {
    if (reserve?.hasRoomForCheckpoint() !== false) await lite.exec('checkpoint');
  };
  const { forDrizzle, forPlainSql } = shareParsers(lite, types);
  const db = drizzle(forDrizzle, { schema });
  return {
    kind: 'embedded',
    db,
    executeSql: async (text, values) => {
      // It answers within one turn of the event loop: without a pause, a row of queries would keep every visitor waiting.
      await nextTurn();
      if (values && values.length > 0) return lite.query(text, values, forPlainSql);
      const results = await lite.exec(text, forPlainSql);
      return { rows: results.flatMap((result) => result.rows) };
    },
    copying: embeddedCopying(lite, forPlainSql),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    exclusively: (work) => work(),
    hasRoom: () => reserve?.hasRoom() ?? true,
    upkeep: {
      checkpoint,
      vacuum: async () => void (await lite.exec('vacuum')),
    },
    close: async () => {
      if (dataDir !== null) await checkpoint();
      await lite.close();
    },
  };
}
