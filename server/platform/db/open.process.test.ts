import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerDatabase, migrations } from '../../testing/database';
import { migrateToBefore } from '../../testing/earlier-release';
import { inTime } from '../../testing/in-time';
import { onServer } from '../../testing/rows';
import { until } from '../../testing/until';
import { openServerDatabase } from './open';

const TIME_OUT = 300;
const LOCK = 727_001;

let url: string;
let hurried: string;
beforeAll(async () => {
  url = await createServerDatabase();
  const shortened = new URL(url);
  shortened.searchParams.set('statement_timeout', String(TIME_OUT));
  hurried = shortened.href;
});
const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

const open = async () => {
  const database = await openServerDatabase(hurried, () => undefined);
  opened.push(database);
  return database;
};

it('an instance waits for the migration of another for longer than any statement may take', async () => {
  const database = await open();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [LOCK]);
  const migrated = database.migrate(migrations).then(() => 'migrated');
  await wait(3 * TIME_OUT);
  expect(await Promise.race([migrated, wait(50, 'waiting')])).toBe('waiting');
  await other.end();
  expect(await migrated).toBe('migrated');
});

it('after the migration statements are limited again, and the lock is free', async () => {
  const database = await open();
  await database.migrate(migrations);
  const limits = await Promise.all(
    Array.from({ length: 10 }, () => database.executeSql('show statement_timeout').then(({ rows }) => rows[0])),
  );
  for (const limit of limits) expect(limit).toEqual({ statement_timeout: `${TIME_OUT}ms` });
  await expect(database.executeSql('select pg_sleep(1)')).rejects.toMatchObject({ code: '57014' });
  expect(await onServer(url)('select pg_try_advisory_lock($1) as free', [LOCK])).toEqual([{ free: true }]);
});

it('a migration makes way for calls while somebody uses a table, and is made when it is free', async () => {
  const at = await createServerDatabase();
  const database = await openServerDatabase(at, () => undefined);
  opened.push(database);
  await migrateToBefore(database, 34);
  const reader = new pg.Client({ connectionString: at });
  await reader.connect();
  await reader.query('begin; select from "user"');
  let isMigrated = false;
  const migrated = database.migrate(migrations).then(() => {
    isMigrated = true;
  });
  const waits = "select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'";
  await until('it waits for the table', async () => (await onServer(at)(waits)).length > 0);
  // Behind one who waits for the whole table, every call would wait as long as he does.
  const called = database.executeSql('select count(*)::int as n from "user"').then(
    ({ rows }) => rows,
    () => 'no answer',
  );
  const answer = await Promise.race([called, wait(inTime(3_000), 'no answer')]);
  const wasMigrated = isMigrated;
  await reader.end();
  await migrated;
  expect({ answer, wasMigrated }).toEqual({ answer: [{ n: 0 }], wasMigrated: false });
});
