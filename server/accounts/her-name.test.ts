import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin } from '../../contract/admin';
import { limits } from '../../contract/limits';
import { user, userKey } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { keepLogOf } from '../testing/log-lines';
import type { Person } from '../testing/people';

const test = await startTestApp({ env: { LOG_LEVEL: 'debug' } });
const logged = keepLogOf(test);
const cast = createCast(test);
const { db } = test.world;
afterAll(() => test.close());

const save = (as: Person, name: string | null) => test.call(accounts.saveHerName, { as, body: { name } });
async function knownTo(as: Person) {
  const { body } = await test.call(accounts.me, { as });
  return { name: body.her_name, asked: body.her_name_asked };
}

describe('her name', () => {
  it('is asked for until he answers, saved without the spaces around it, changed and removed', async () => {
    const him = await cast.hire('basic');
    expect(await knownTo(him)).toEqual({ name: null, asked: false });
    expect((await save(him, '  Anna ')).body).toEqual({ her_name: 'Anna', her_name_asked: true });
    expect(await knownTo(him)).toEqual({ name: 'Anna', asked: true });
    await save(him, 'Anna María');
    expect(await knownTo(him)).toEqual({ name: 'Anna María', asked: true });
    for (const nothing of [null, '   ']) {
      await save(him, 'Anna');
      expect((await save(him, nothing)).body.her_name).toBeNull();
      expect(await knownTo(him)).toEqual({ name: null, asked: true });
    }
  });

  it("'Not now' is an answer too", async () => {
    const him = await cast.hire('basic');
    await save(him, null);
    expect(await knownTo(him)).toEqual({ name: null, asked: true });
  });

  it('comes with the login, so that the first screen knows it', async () => {
    const him = await cast.hire('basic');
    await save(him, 'Anna');
    const { body } = await test.call(accounts.login, { body: { email: him.email, password: him.password } });
    expect(body.user.her_name).toBe('Anna');
  });

  it.each([
    ['x'.repeat(limits.herName + 1), 'Her name must be 60 characters or less'],
    ['Anna\nBcc: everybody', 'Please enter her name on one line'],
    ['Anna\ud800', "Please remove characters that can't be saved."],
    [7, 'Please enter her name on one line'],
  ])('refuses %j and keeps the one before', async (name, error) => {
    const him = await cast.hire('basic');
    await save(him, 'Anna');
    const refused = await save(him, name as string);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error });
    expect((await knownTo(him)).name).toBe('Anna');
  });

  it("opens in its own row only: moved to another account, or without the account's key, it is not there", async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    await save(him, 'Anna');
    const [row] = await db.select({ sealed: user.sealedHerName }).from(user).where(eq(user.id, him.id));
    await db.update(user).set({ sealedHerName: row?.sealed }).where(eq(user.id, other.id));
    expect((await knownTo(other)).name).toBeNull();
    await db
      .update(userKey)
      .set({ wrapped: Buffer.alloc(60) })
      .where(eq(userKey.userId, other.id));
    expect((await knownTo(other)).name).toBeNull();
    expect((await knownTo(him)).name).toBe('Anna');
  });

  it('is told to no administrator and stands in no email and no log', async () => {
    const [him, boss] = [await cast.hire('basic'), await cast.hire('admin')];
    await save(him, 'Rosalindabel');
    const told = [
      await test.call(admin.users, { as: boss, query: { search: him.email } }),
      await test.call(admin.user, { as: boss, params: { id: him.id } }),
    ];
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    await test.call(accounts.requestReset, { body: { email: him.email } });
    await test.call(accounts.deleteAccount, { as: him });
    const mails = test.mailbox.to(him.email);
    expect(mails.length).toBeGreaterThan(1);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify([told, mails, logged])).not.toContain('Rosalindabel');
  });
});
