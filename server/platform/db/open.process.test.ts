import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerDatabase, migrations } from '../../testing/database';
import { onServer } from '../../testing/rows';
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
