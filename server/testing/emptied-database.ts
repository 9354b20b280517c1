import type { OpenDatabase } from '../platform/db/open';
import { installPool } from '../questions/install-pool';
import { createTestClock } from './clock';
import { openFreshDatabase } from './database';

const shared = globalThis as unknown as { heartnoteEmptiedDatabase?: Promise<OpenDatabase> };

/** What of the shipped questions lies in tables, and is laid aside: to install them anew for each file takes a third of a second. */
const POOL = ['question', 'shipped_data'];
const ASIDE = 'laid_aside';

/**
 * A second database, for files that change what others rely on, such as the pool. It is opened once, since that takes
 * seconds, and emptied for each file; it stays open for the next. The shipped questions are there, as at any but the first
 * start, unless a file is about installing them.
 */
export async function emptiedDatabase({ pool = true } = {}): Promise<OpenDatabase> {
  shared.heartnoteEmptiedDatabase ??= openWithPoolAside();
  const database = await shared.heartnoteEmptiedDatabase;
  const { rows } = await database.executeSql(
    "select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = $1",
    ['public'],
  );
  // What administrators did is kept against everybody but the owner of the database, who switches that off.
  await database.executeSql(`alter table audit_log disable trigger user;
    truncate ${(rows as { names: string }[])[0]?.names} cascade;
    alter table audit_log enable trigger user;
    insert into audit_log_head (position, hash) values (0, '')`);
  if (pool)
    await database.executeSql(POOL.map((name) => `insert into ${name} select * from ${ASIDE}.${name}`).join(';'));
  return database;
}

async function openWithPoolAside(): Promise<OpenDatabase> {
  const database = await openFreshDatabase();
  const { db } = database;
  await installPool({ db, transact: (work) => db.transaction(work), clock: createTestClock() });
  const copies = POOL.map((name) => `create table ${ASIDE}.${name} as select * from ${name}`);
  await database.executeSql([`create schema ${ASIDE}`, ...copies].join(';'));
  return database;
}
