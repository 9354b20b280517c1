import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema';

const folder = new URL('migrations/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const entries: { idx: number; when: number; tag: string }[] = read('meta/_journal.json').entries;

// A database runs what is dated after the newest it has had: one out of order is passed over without a word.
it('each migration is dated after the one before it, and none in the future', () => {
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
  expect(dates.at(-1)).toBeLessThan(Date.now());
});

it('each is a file, numbered in its order, and no file is left out', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(entries.map(({ idx }) => idx));
});

it('together they make the tables of the schema', async () => {
  const snapshots = entries.map(({ tag }) => `meta/${tag.slice(0, 4)}_snapshot.json`);
  const newest = snapshots.findLast((path) => existsSync(new URL(path, folder)));
  expect(await generateMigration(read(newest ?? ''), generateDrizzleJson({ ...schema }))).toEqual([]);
});
