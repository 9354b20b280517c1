import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin } from '../../contract/admin';
import { startTestApp } from '../testing/app';
import { emptiedDatabase } from '../testing/emptied-database';
import { administrator, basicUser, sessionStatus } from '../testing/people';
import { tablesThatHold } from '../testing/traces';
import { deleteAgain, writeDownDeletions } from './deletions';

const database = await emptiedDatabase();
const test = await startTestApp({ database });
afterAll(() => test.close());
const { world } = test;
const log = join(world.config.dataDir, 'deletions.log');
const lines = () => readFileSync(log, 'utf8').trim().split('\n');

/** As older data brings him back: his row, and that nobody knows of his end. */
async function bringBack(person: { id: string; email: string }): Promise<void> {
  await database.executeSql(
    `insert into "user" (id, email, email_key, password_hash, created_at, time_zone) values ($1, $2, $2, '', now(), 'UTC')`,
    [person.id, person.email],
  );
  await database.executeSql('insert into session (id, user_id, created_at, expires_at) values ($1, $1, now(), now())', [
    person.id,
  ]);
  await database.executeSql('delete from deletion');
}

it('who was deleted, by himself or by an administrator, is deleted again when older data brings him back', async () => {
  const [him, other, stays] = [await basicUser(test), await basicUser(test), await basicUser(test)];
  const boss = await administrator(test);
  await test.call(accounts.deleteAccount, { as: him });
  expect((await test.call(admin.removeUser, { as: boss, params: { id: other.id } })).status).toBe(200);
  expect(lines()).toHaveLength(2);
  expect(readFileSync(log, 'utf8')).not.toContain(him.id);
  expect(await deleteAgain(world)).toBe(0);

  for (const person of [him, other]) await bringBack(person);
  expect(await deleteAgain(world)).toBe(2);
  expect(await tablesThatHold(database, him.id)).toEqual([]);
  expect(await tablesThatHold(database, other.id)).toEqual(['audit_log']);
  expect(await sessionStatus(test, stays)).toBe(200);
  expect(await deleteAgain(world)).toBe(0);
});

it('a line that a crash kept from the log, or cut short, is written at the next start', async () => {
  const before = lines();
  writeFileSync(log, `${before[0]}\n${before[1]?.slice(0, 30)}`);
  await writeDownDeletions(world, 'all');
  expect(lines()).toHaveLength(3);
  expect(lines().at(-1)).toBe(before[1]);
});
