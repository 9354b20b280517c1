import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { jobsOf } from '../jobs';
import { runCommand } from '../operator-commands';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { keepLogOf } from '../testing/log-lines';
import type { Person } from '../testing/people';

const database = await emptiedDatabase();
const test = await startTestApp({ database, env: { LOG_LEVEL: 'info' } });
const cast = createCast(test);
const printed = keepLogOf(test);
afterAll(() => test.close());

let boss: Person;
beforeEach(async () => {
  await emptiedDatabase();
  boss = await cast.hire('admin');
});

const tryOnce = () => test.call(admin.removeUser, { as: boss, params: { id: boss.id } });
const begin = () =>
  database.executeSql(
    `insert into audit_log values (gen_random_uuid(), '${boss.id}', 'cancel-subscription', null, now(), 'begun')`,
  );
const settle = () => database.executeSql("update audit_log set outcome = 'failed' where outcome = 'begun'");

/** As the owner of the database can, and nobody else. */
const tamper = (change: string) =>
  database.executeSql(`alter table audit_log disable trigger user; ${change};
    alter table audit_log enable trigger user`);

async function nightly(): Promise<Record<string, unknown> | undefined> {
  printed.length = 0;
  const job = jobsOf(test.world).find(({ name }) => name === 'check-audit-log');
  await job?.run();
  const [line] = printed.map((text) => JSON.parse(text) as Record<string, unknown>);
  return line;
}
const whole = { level: 30, event: 'audit-log', outcome: 'whole' };
const brokenAt = (line: number | null) => ({ level: 50, event: 'audit-log', outcome: 'broken', line });

describe('the chain of what administrators did', { timeout: 60_000 }, () => {
  it('is whole from the first line on, also where an action was settled later', async () => {
    expect(await nightly()).toMatchObject({ ...whole, lines: 0 });
    await tryOnce();
    await begin();
    await tryOnce();
    expect(await nightly()).toMatchObject({ ...whole, lines: 3 });
    await settle();
    expect(await nightly()).toMatchObject({ ...whole, lines: 3, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('is one chain though many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, tryOnce));
    expect(await nightly()).toMatchObject({ ...whole, lines: 20 });
  });

  it('refuses to be emptied', async () => {
    await tryOnce();
    for (const table of ['audit_log', 'audit_log, audit_log_head', 'audit_log cascade']) {
      await expect(database.executeSql(`truncate ${table}`)).rejects.toThrow('is not changed');
    }
    expect(await nightly()).toMatchObject({ ...whole, lines: 1 });
  });

  it.each([
    ['a changed outcome', "update audit_log set outcome = 'done' where position = 2", 2],
    ['a changed reason', 'update audit_log set reason = null where position = 2', 2],
    ['somebody else blamed', 'update audit_log set admin_id = gen_random_uuid() where position = 2', 2],
    ['another moment', "update audit_log set created_at = created_at + interval '1 second' where position = 2", 2],
    ['a changed end of what was begun', "update audit_log set outcome = 'done' where position = 4", 4],
    ['a line taken out', 'delete from audit_log where position = 2', 2],
    [
      'a line taken out and the rest moved up',
      'delete from audit_log where position = 2; update audit_log set position = position - 1 where position > 2',
      2,
    ],
    ['the last line taken out', 'delete from audit_log where position = 5', null],
    ['all lines taken out', 'delete from audit_log', null],
    ['the head taken away too', 'delete from audit_log; delete from audit_log_head', null],
    [
      'a line put in without a place',
      `insert into audit_log select gen_random_uuid(), admin_id, action, target_id, created_at, outcome, reason from audit_log where position = 1`,
      6,
    ],
  ])('tells of %s', async (_what, change, line) => {
    for (let n = 0; n < 3; n++) await tryOnce();
    await begin();
    await settle();
    await tryOnce();
    expect(await nightly()).toMatchObject({ ...whole, lines: 5 });
    await tamper(change);
    expect(await nightly()).toMatchObject(brokenAt(line));
    await expect(runCommand(test.world, 'check-audit-log', [])).rejects.toThrow('The audit log was changed');
  });

  it('is told to an operator who asks', async () => {
    await tryOnce();
    expect(await runCommand(test.world, 'check-audit-log', [])).toEqual([
      expect.stringMatching(/^The audit log is whole: 1 lines, the last with the hash [0-9a-f]{64}\.$/),
    ]);
  });
});
