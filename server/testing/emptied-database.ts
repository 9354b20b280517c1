import type { OpenDatabase } from '../platform/db/open';
import { openFreshDatabase } from './database';

const shared = globalThis as unknown as { heartnoteEmptiedDatabase?: Promise<OpenDatabase> };

/**
 * A second database, for files that change what others rely on, such as the pool. It is opened once, since that takes
 * seconds, and emptied for each file; it stays open for the next.
 */
export async function emptiedDatabase(): Promise<OpenDatabase> {
  shared.heartnoteEmptiedDatabase ??= openFreshDatabase();
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
  return database;
}
