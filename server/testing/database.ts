import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from '../platform/db/open';
import { installPool } from '../questions/install-pool';
import { createTestClock } from './clock';
import { emptyImage, migratedImage } from './migrated-image';
import { type PrivatePooler, startPooler } from './private-pooler';

export const migrations = join(fileURLToPath(import.meta.url), '../../platform/db/migrations');

/** Files named *.both.test.ts run on each kind of database, all others on PostgreSQL; this says which run it is. */
export const databaseKind = process.env.HEARTNOTE_TEST_DB === 'postgres' ? 'postgres' : 'pglite';

/** Through PgBouncer: `npm test -- api-pooled`. */
export const isPooled = process.env.HEARTNOTE_TEST_POOLED === 'on';

const shared = globalThis as unknown as {
  heartnoteTestDatabase?: Promise<OpenDatabase>;
  heartnoteTestTemplate?: Promise<string>;
  heartnoteTestPooler?: Promise<PrivatePooler>;
  heartnoteTestClosed?: OpenDatabase[];
};

/** One migrated database for all test files of a run: people have unique addresses, so nobody gets in another's way. */
export function sharedDatabase(): Promise<OpenDatabase> {
  shared.heartnoteTestDatabase ??= openFreshDatabase();
  return shared.heartnoteTestDatabase;
}

/** A database of its own, for tests that need it empty or spoil it: a copy of one that was migrated before. */
export async function openFreshDatabase(): Promise<OpenDatabase> {
  if (databaseKind === 'pglite') return openCopyOf(await migratedImage(migrations));
  return openServer(await createMigratedServerDatabase());
}

/** As the product would behind PgBouncer, where it is asked for. */
async function openServer(url: string): Promise<OpenDatabase> {
  if (!isPooled) return openServerDatabase(url, () => undefined);
  shared.heartnoteTestPooler ??= startPooler(url);
  const pooler = await shared.heartnoteTestPooler;
  return openServerDatabase(pooler.inFrontOf(url), () => undefined, { directUrl: url });
}

/** The address of one on the suite's own PostgreSQL, for servers that would else migrate it first. */
export async function createMigratedServerDatabase(): Promise<string> {
  shared.heartnoteTestTemplate ??= createTemplate();
  return createServerDatabase(await shared.heartnoteTestTemplate);
}

const openCopyOf = (image: string) => openEmbeddedDatabase(null, new Blob([readFileSync(image)]));

/** Puts the files of a migrated embedded database into a data folder: to make it there takes half a minute. */
export async function layOut(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', await migratedImage(migrations), '-C', folder, '--no-same-owner']);
}

/** The name of a migrated database with the pool of questions in it that nobody is connected to, as PostgreSQL wants it of one that is copied. */
async function createTemplate(): Promise<string> {
  const url = await createServerDatabase();
  const database = await openServerDatabase(url, () => undefined);
  await database.migrate(migrations);
  // Each of a hundred servers would else write the same four hundred questions at its first start.
  const { db } = database;
  await installPool({ db, transact: (work) => db.transaction(work), clock: createTestClock() });
  await database.close();
  return new URL(url).pathname.slice(1);
}

/** One without a table. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  return databaseKind === 'pglite' ? openEmptyEmbedded() : openServer(await createServerDatabase());
}

/** One that was closed is emptied and lent again: to open another takes seconds. */
async function openEmptyEmbedded(): Promise<OpenDatabase> {
  shared.heartnoteTestClosed ??= [];
  const closed = shared.heartnoteTestClosed;
  const database = closed.pop() ?? (await openCopyOf(await emptyImage()));
  const { rows } = await database.executeSql(
    "select string_agg(format('%I', nspname), ', ') as names from pg_namespace where nspname !~ '^(pg_|information_)'",
  );
  await database.executeSql(`drop schema ${(rows as { names: string }[])[0]?.names} cascade; create schema public`);
  return { ...database, close: async () => void closed.push(database) };
}

export function administrativeUrl(): string {
  const url = process.env.HEARTNOTE_TEST_PG;
  if (!url) throw new Error('HEARTNOTE_TEST_PG is not set: run the suite with npm test');
  return url;
}

/** The address of a new database on the suite's own PostgreSQL: empty, or a copy. */
export async function createServerDatabase(template = 'template1'): Promise<string> {
  const name = `heartnote_${process.pid}_${Date.now().toString(36)}_${Math.floor(performance.now() * 1000).toString(36)}`;
  const client = new pg.Client({ connectionString: administrativeUrl() });
  await client.connect();
  // A pooler keeps connections after their user has gone, and what is copied may have none.
  if (isPooled)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [template]);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(administrativeUrl());
  url.pathname = `/${name}`;
  return url.href;
}
