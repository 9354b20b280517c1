import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Seals the same words under a new master key, whosever they are. */
const ROTATION = join('platform', 'crypto', 'rotate.ts');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path) && !/^testing/.test(path) && path !== ROTATION,
);
const tables = Object.entries(schema).flatMap(([name, value]) =>
  is(value, PgTable) ? [{ name, inSql: getTableConfig(value).name }] : [],
);

/** The folders of the server whose code inserts into a table, or updates or deletes its rows. */
function writersOf({ name, inSql }: { name: string; inSql: string }): string[] {
  const byBuilder = `\\.(insert|update|delete)\\(${name}\\)|deleteInBatches\\(\\s*\\w+,\\s*${name}\\b`;
  const bySql = `(insert into|(?<!for )update|delete from) "?${inSql}"?\\s`;
  const writes = new RegExp(`${byBuilder}|${bySql}`, 'i');
  const found = sources.filter((path) => writes.test(readFileSync(join(root, path), 'utf8')));
  return [...new Set(found.map((path) => path.split(sep)[0] ?? ''))];
}

it('each table is written by one feature alone, so that its rules stand in one place', () => {
  const writers = Object.fromEntries(tables.map((table) => [table.inSql, writersOf(table)]));
  expect(Object.entries(writers).filter(([, folders]) => folders.length > 1)).toEqual([]);
  expect(writers.user).toEqual(['accounts']);
});
