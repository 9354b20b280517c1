import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { adminMessages } from '../../contract/admin-messages';
import { refusals } from '../../contract/errors';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion } from '../testing/notebook';
import { upgrade } from '../testing/payments';
import type { Person } from '../testing/people';
import { stripeLineOf } from '../testing/stripe-line';

// Of its own: the log is everybody's.
const database = await emptiedDatabase();
const test = await startTestApp({ database });
const cast = createCast(test);
afterAll(() => test.close());
const line = await stripeLineOf(test);

const read = async (as: Person, query = {}) => (await test.call(admin.auditLog, { as, query })).body;
const newest = async (as: Person, howMany: number) => (await read(as, { limit: String(howMany) })).entries;
const on = ({ id }: { id: string }) => ({ params: { id } });

describe('the log of what administrators do', () => {
  it('ADMIN-42 says who did what to whom and when, newest first', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    await upgrade(test, him);
    const before = test.clock.now().toISOString();
    const { body: question } = await test.call(admin.addQuestion, { as: boss, body: { text: 'Which soup?' } });
    await test.call(admin.sendReset, { as: boss, ...on(him) });
    await test.call(admin.cancelSubscription, { as: boss, ...on(him) });
    const common = { adminId: boss.id, adminEmail: boss.email, outcome: 'done', reason: null };
    const entries = await newest(boss, 3);
    expect(entries).toMatchObject([
      { ...common, action: 'cancel-subscription', targetId: him.id, targetName: him.email },
      { ...common, action: 'send-reset', targetId: him.id, targetName: him.email },
      { ...common, action: 'add-question', targetId: question.id, targetName: 'Which soup?' },
    ]);
    for (const { at } of entries) expect(at >= before && at <= test.clock.now().toISOString()).toBe(true);
  });

  it('outlives whom it speaks of, but not their addresses', async () => {
    const [boss, other, him] = [await cast.hire('admin'), await cast.hire('admin'), await cast.hire('basic')];
    await test.call(admin.removeUser, { as: other, ...on(him) });
    await test.call(admin.removeUser, { as: boss, ...on(other) });
    expect(await newest(boss, 2)).toMatchObject([
      { action: 'delete-user', adminEmail: boss.email, targetId: other.id, targetName: null },
      { action: 'delete-user', adminId: other.id, adminEmail: null, targetId: him.id, targetName: null },
    ]);
  });

  it('also says what was refused, and why', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    await test.call(admin.removeUser, { as: boss, ...on(boss) });
    await test.call(admin.cancelSubscription, { as: boss, ...on(him) });
    await test.call(admin.sendReset, {
      as: boss,
      ...on({ id: boss.id.replace(/^./, (c) => (c === '0' ? '1' : '0')) }),
    });
    expect(await newest(boss, 3)).toMatchObject([
      { action: 'send-reset', outcome: 'denied', reason: 'That account no longer existed.', targetName: null },
      {
        action: 'cancel-subscription',
        outcome: 'denied',
        reason: 'There was no subscription to cancel.',
        targetId: him.id,
      },
      {
        action: 'delete-user',
        outcome: 'denied',
        reason: 'Administrators cannot delete their own accounts here.',
        targetId: boss.id,
      },
    ]);
  });

  it('also says what failed', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    await upgrade(test, him);
    line.cut();
    await test.call(admin.cancelSubscription, { as: boss, ...on(him) });
    await database.executeSql(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'fails'; end $$;
      create trigger fail before delete on "user" for each row execute function fail()`);
    await test.call(admin.removeUser, { as: boss, ...on(him) });
    await database.executeSql('drop function fail cascade');
    expect(await newest(boss, 2)).toMatchObject([
      {
        action: 'delete-user',
        outcome: 'failed',
        reason: "Something went wrong on the server. The server's log has the details.",
      },
      { action: 'cancel-subscription', outcome: 'failed', reason: 'The payment provider could not be reached.' },
    ]);
  });

  it('is written before the payment provider is asked: a server that stops meanwhile leaves its trace', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    await upgrade(test, him);
    const held = line.holdNext('GET');
    const reply = test.call(admin.cancelSubscription, { as: boss, ...on(him) });
    const letGo = await held;
    expect(await newest(boss, 1)).toMatchObject([{ outcome: 'begun', targetId: him.id }]);
    letGo();
    expect((await reply).status).toBe(200);
    expect(await newest(boss, 1)).toMatchObject([{ outcome: 'done', targetId: him.id }]);
  });

  it('tells every reason of an entry as what was so, not as advice to whom it may concern', () => {
    const { reasons } = adminMessages.auditLog;
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(Object.keys(reasons)));
    for (const words of Object.values(reasons)) expect(words).toMatch(/^(?!.*\b([Yy]ou|[Pp]lease)\b)[A-Z].*\.$/);
  });

  it("never names a user's own question, though its id was tried", async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
    const own = await addOwnQuestion(test, him, 'Quxwort?');
    await test.call(admin.removeQuestion, { as: boss, ...on(own) });
    const [entry] = await newest(boss, 1);
    expect(entry).toMatchObject({ action: 'delete-question', outcome: 'denied', targetId: own.id, targetName: null });
  });

  it('comes in pages that hold every line once', async () => {
    const boss = await cast.hire('admin');
    for (let n = 0; n < 5; n++) await test.call(admin.removeUser, { as: boss, ...on(boss) });
    const { total, entries } = await read(boss, { limit: '100' });
    expect(entries).toHaveLength(total);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const pages = [];
    for (let page = 1; (page - 1) * 4 < total; page++) pages.push((await read(boss, { page, limit: 4 })).entries);
    expect(pages.flat()).toEqual(entries);
    expect(await read(boss, { page: '1000000' })).toEqual({ entries: [], total });
    expect((await read(boss)).entries).toHaveLength(10);
  });

  it.each([{ page: '0' }, { page: 'x' }, { limit: '0' }, { limit: '101' }, { limit: '' }])(
    '%j is refused in words',
    async (query) => {
      const reply = await test.call(admin.auditLog, { as: await cast.hire('admin'), query });
      expect(reply).toMatchObject({ status: 400, body: { error: adminMessages.auditLog.pageUnknown } });
    },
  );

  it('cannot be changed or deleted, not even in the database, but for the end of what was begun', async () => {
    const boss = await cast.hire('admin');
    await test.call(admin.removeUser, { as: boss, ...on(boss) });
    const before = await read(boss, { limit: '100' });
    for (const change of [
      'delete from audit_log',
      "update audit_log set outcome = 'done'",
      'update audit_log set admin_id = target_id',
      'update audit_log set created_at = now()',
    ]) {
      await expect(database.executeSql(change)).rejects.toThrow('the audit log is not changed');
    }
    await database.executeSql(
      `insert into audit_log values (gen_random_uuid(), '${boss.id}', 'cancel-subscription', null, now(), 'begun')`,
    );
    const begun = `where outcome = 'begun'`;
    await expect(database.executeSql(`update audit_log set action = 'x' ${begun}`)).rejects.toThrow();
    await database.executeSql(`update audit_log set outcome = 'failed' ${begun}`);
    expect((await read(boss, { limit: '100' })).entries.slice(1)).toEqual(before.entries.slice(0, 99));
  });

  it('is for administrators alone', async () => {
    for (const role of ['basic', 'premium'] as const) {
      expect((await test.call(admin.auditLog, { as: await cast.hire(role) })).status).toBe(403);
    }
    expect((await test.call(admin.auditLog)).status).toBe(401);
  });
});
