import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/app';
import { lastGoodBackup } from './last-good';
import { insertGood, newestGood } from './store';

const test = await startTestApp();
const { db, database } = test.world;
afterAll(async () => {
  await database.executeSql('delete from good_backup');
  await test.close();
});

it('the newest good backup is known, with its moment and its size, also where it is told twice', async () => {
  const [older, newer] = ['2026-11-17T02:31:00.123Z', '2026-11-18T02:31:00.456Z'].map((moment) => ({
    madeAt: new Date(moment),
    file: `heartnote-${moment.slice(0, 10)}.tar`,
    bytes: 3_000_000_000,
    accounts: 2,
  }));
  if (!older || !newer) throw new Error('there are two');
  expect(await lastGoodBackup({ db })).toBeNull();
  for (const row of [newer, older, newer]) await insertGood(db, row);
  expect(await newestGood(db)).toEqual(newer);
  expect(await lastGoodBackup({ db })).toEqual(newer.madeAt);
});
