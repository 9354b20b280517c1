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
import { keepReserve } from './reserve';
import * as schema from './schema';

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
const OLDEST_SERVER = 150_000;
/** Of the log only two segments are kept for later, and not five: a small disk has other uses for 48 MB. */
const SERVER_SETTINGS = ['-c', 'wal_sync_method=fsync', '-c', 'min_wal_size=32MB'];

export async function openServerDatabase(url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new postgres.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // A client left inside a transaction by a fault must not hold its locks for ever.
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'heartnote',
  });
  // Without a listener, an idle connection cut by a restart of PostgreSQL would end this process.
  pool.on('error', onIdleError);
  // So would one cut while it is lent out; whoever borrowed it hears of it from his query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await requireRecentServer(pool);
  const db = drizzle(pool, { schema });
  const onClient = new WeakMap<pg.PoolClient, typeof db>();
  // Drizzle would not give the connection back when `begin` itself fails: a few restarts of PostgreSQL, and none is left.
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      const lent = onClient.get(client) ?? (drizzle(client, { schema }) as unknown as typeof db);
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
    copying: serverCopying(pool, MIGRATION_LOCK),
    upkeep: null,
    hasRoom: () => true,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
    migrate: async (migrationsFolder) => {
      const client = await pool.connect();
      try {
        // Whoever waits for another's migration, and a migration of much data, may take longer than any call may.
        await client.query('set statement_timeout = 0');
        // Drizzle takes no lock: of four instances that start together, three would fail.
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await client.query(`set lock_timeout = ${LONGEST_LOCK_WAIT}`);
        await givingWay(() => migrate(drizzle(client), { migrationsFolder }));
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
        // Not lent again: it has no time-out.
        client.release(true);
      }
    },
  };
}

async function requireRecentServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: string }>("select current_setting('server_version_num') as version")
    .catch((error: Error) => {
      throw new StartRefused(`DATABASE_URL: PostgreSQL cannot be reached (${error.message || 'no answer'})`);
    });
  if (Number(rows[0]?.version) < OLDEST_SERVER)
    throw new StartRefused('DATABASE_URL: PostgreSQL 15 or newer is needed');
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
    await files.opened();
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
