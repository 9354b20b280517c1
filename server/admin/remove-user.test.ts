import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { refusals } from '../../contract/errors';
import { customerRemoval, user } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import { booksOf, providerOf } from '../testing/payment-provider';
import { forgetRemovals, hireSubscriber, runJob, subscriptionOf } from '../testing/payments';
import { loginStatus, type Person, sessionStatus } from '../testing/people';
import { tablesThatHold } from '../testing/traces';
import { removeUser } from './users';

const test = await startTestApp({ database: await emptiedDatabase() });
await forgetRemovals(test);
const cast = createCast(test);
const { db, database } = test.world;
afterAll(() => test.close());

type Who = { id: string };
const sendReset = (as: Person, { id }: Who) => test.call(admin.sendReset, { as, params: { id } });
const cancel = (as: Person, { id }: Who) => test.call(admin.cancelSubscription, { as, params: { id } });
const remove = (as: Person, { id }: Who) => test.call(admin.removeUser, { as, params: { id } });
const exists = async ({ id }: Who) => (await db.select().from(user).where(eq(user.id, id))).length === 1;
const subscriber = () => hireSubscriber(test, cast);

describe('an account deleted by an administrator', () => {
  it('API-43 ROLE-29 is gone with everything in it, at once', async () => {
    const [boss, him, other] = [await cast.hire('admin'), await cast.hire('premium'), await cast.hire('basic')];
    await writeDown(test, him, 'Of the sea', (await addOwnQuestion(test, him)).id);
    await writeDown(test, other, 'Of the hills');
    expect(await remove(boss, him)).toMatchObject({ status: 200, body: { message: 'User deleted successfully' } });
    expect(await tablesThatHold(database, him.id)).toEqual(['audit_log']);
    expect(await tablesThatHold(database, him.email)).toEqual([]);
    expect(await sessionStatus(test, him)).toBe(401);
    expect(await loginStatus(test, him.email, him.password)).toBe(401);
    expect(await historyOf(test, other)).toHaveLength(1);
    expect(test.mailbox.lastTo(him.email).subject).toContain('deleted');
  });

  it('pays no more: its subscription is cancelled at once', async () => {
    const [boss, him] = [await cast.hire('admin'), await subscriber()];
    const customerId = (await subscriptionOf(test, him))?.customerId ?? '';
    expect((await remove(boss, him)).status).toBe(200);
    const waiting = await db.select().from(customerRemoval).where(eq(customerRemoval.customerId, customerId));
    expect(waiting).toHaveLength(1);
    await runJob(test, 'remove-customers');
    await providerOf(test).settle();
    expect(booksOf(test).customers[customerId]).toBeUndefined();
  });

  it('a second time is not found', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const statuses = (await Promise.all([1, 2, 3].map(() => remove(boss, him)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect((await remove(boss, { id: randomUUID() })).status).toBe(404);
  });

  it('is never his own, however its id is written', async () => {
    const boss = await cast.hire('admin');
    await cast.hire('admin');
    for (const id of [boss.id, boss.id.toUpperCase()]) {
      const words = refusals.own_account.words;
      expect(await remove(boss, { id })).toMatchObject({ status: 409, body: { code: 'own_account', error: words } });
    }
    expect(await sessionStatus(test, boss)).toBe(200);
  });

  it("may be another administrator's", async () => {
    const [boss, other] = [await cast.hire('admin'), await cast.hire('admin')];
    expect((await remove(boss, other)).status).toBe(200);
    expect(await exists(other)).toBe(false);
  });

  it('whatever fails, is deleted with its line in the log or not at all', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
    await database.executeSql(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'fails'; end $$;
      create trigger fail before insert on audit_log for each row execute function fail()`);
    const replies = [await remove(boss, him), await sendReset(boss, him), await cancel(boss, him)];
    await database.executeSql('drop function fail cascade');
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(await exists(him)).toBe(true);
    expect(test.mailbox.to(him.email)).toEqual([]);
  });
});

describe('administrators who delete each other at the same moment', () => {
  it('one stays, and whoever was deleted deletes nobody any more', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 10; round++) {
      const [one, two] = [await cast.hire('admin'), await cast.hire('admin')];
      const replies = await Promise.all([remove(one, two), remove(two, one)]);
      const left = [await exists(one), await exists(two)];
      expect(left.filter(Boolean)).toHaveLength(1);
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const other = replies.find(({ status }) => status !== 200);
      expect([401, 403]).toContain(other?.status);
    }
  });

  it('whoever is deleted after he was let in, and before his turn comes, is refused', async () => {
    const [one, two] = [await cast.hire('admin'), await cast.hire('admin')];
    await remove(one, two);
    await expect(removeUser(test.world, two, one.id)).rejects.toMatchObject({ code: 'administrator_required' });
    expect(await exists(one)).toBe(true);
  });
});
