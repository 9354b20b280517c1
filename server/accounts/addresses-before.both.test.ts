import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { messages } from '../../contract/messages';
import { DAY } from '../../contract/time';
import { user } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { migrations, openEmptyDatabase } from '../testing/database';
import { migrateToBefore } from '../testing/earlier-release';
import { runJob } from '../testing/payments';
import { logIn, loginStatus, openNewestLink } from '../testing/people';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());

let made = 0;
/** An account of a release that let a changed address take the place of the old one at once. */
async function account(email: string, proved: boolean): Promise<string> {
  const id = `0190a1b2-0000-7000-8000-${String(++made).padStart(12, '0')}`;
  await db.execute(sql`insert into "user" (id, email, email_key, password_hash, created_at, activated_at, email_verified_at, time_zone)
    values (${id}, ${email}, ${email.toLowerCase()}, '-', now(), now(), case when ${proved} then now() end, 'UTC')`);
  return id;
}

async function link(userId: string, purpose: string, email: string, { age = '1 hour', lasts = '1 day' } = {}) {
  await db.execute(sql`insert into mailed_token (hash, user_id, purpose, email, created_at, expires_at)
    values (decode(md5(random()::text), 'hex'), ${userId}, ${purpose}, ${email}, now() - ${age}::interval, now() + ${lasts}::interval)`);
}

const accountAt = async (email: string) => (await db.select().from(user)).find((row) => row.email === email);

describe('accounts from before addresses waited for their proof', () => {
  beforeAll(async () => {
    await migrateToBefore(database, 10);
    const moved = await account('moved@example.com', false);
    await link(moved, 'revert-email', 'older@example.com', { age: '3 days' });
    await link(moved, 'revert-email', 'Was@example.com', { age: '2 days' });
    await link(moved, 'verify', 'moved@example.com');
    const lapsed = await account('mistyped@example.com', false);
    await link(lapsed, 'revert-email', 'right@example.com');
    const kept = await account('proved@example.com', true);
    await link(kept, 'revert-email', 'left-behind@example.com');
    await account('unknown@example.com', false);
    const late = await account('late@example.com', false);
    await link(late, 'revert-email', 'proved@example.com');
    for (const [name, age] of [['first', '2 days'] as const, ['second', '1 day'] as const]) {
      const squatter = await account(`${name}@example.com`, false);
      await link(squatter, 'revert-email', 'shared@example.com', { age });
    }
    await link(await account('foreign@example.com', false), 'revert-email', 'ÉLODIE@example.com');
    await link(await account('victim@example.com', false), 'revert-email', 'stranger@example.com');
    const unconfirmed = await account('stranger@example.com', false);
    await db.execute(sql`update "user" set activated_at = null where id = ${unconfirmed}`);
    await database.migrate(migrations);
  });

  it('are not kept at an address of somebody else by a sign-up that nobody confirmed', async () => {
    expect((await accountAt('stranger@example.com'))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await accountAt('victim@example.com')).toBeUndefined();
  });

  it('have no way back where they stay at an address that they have not proved', async () => {
    const ways = await db.execute(sql`select 1 from mailed_token join "user" on "user".id = user_id
      where purpose = 'revert-email' and email_verified_at is null`);
    expect((ways as unknown as { rows: unknown[] }).rows).toEqual([]);
  });

  it('are known again by the address they proved last, with the changed one waiting as long as its link', async () => {
    const row = await accountAt('Was@example.com');
    expect(row).toMatchObject({ emailKey: 'was@example.com', pendingEmail: 'moved@example.com' });
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(row?.pendingUntil?.getTime()).toBeGreaterThan(Date.now());
  });

  it('lose a changed address whose link has lapsed', async () => {
    expect(await accountAt('right@example.com')).toMatchObject({ pendingEmail: null, pendingUntil: null });
    expect(await accountAt('mistyped@example.com')).toBeUndefined();
  });

  it('stay as they are where they have proved their address', async () => {
    expect(await accountAt('proved@example.com')).toMatchObject({ emailKey: 'proved@example.com', pendingEmail: null });
  });

  it.each([
    ['have left no trace of an older one', 'unknown@example.com'],
    ['left one that somebody else has now', 'late@example.com'],
    ['left one that another left later', 'first@example.com'],
    ['left one whose small letters only the product knows', 'foreign@example.com'],
  ])('hold no address where they %s, and what they have not proved waits', async (_why, email) => {
    expect(await accountAt(email)).toBeUndefined();
    const row = (await db.select().from(user)).find(({ pendingEmail }) => pendingEmail === email);
    expect(row).toMatchObject({ emailVerifiedAt: null, pendingEmailKey: email });
    expect(row?.email).toBe(`${row?.id}@unproved.invalid`);
    expect(row?.pendingUntil?.getTime()).toBeGreaterThan(Date.now() + 36_000 * DAY);
  });

  it('do not keep the owner of such an address from an account of his own, and log in until he has proved it', async () => {
    const test = await startTestApp({ database });
    const [email, password] = ['unknown@example.com', 'Password1'];
    const his = await test.world.passwords.hash(password);
    await db.update(user).set({ passwordHash: his }).where(eq(user.pendingEmail, email));
    expect((await test.call(accounts.signup, { body: { email, password: 'Owner-pass1' } })).status).toBe(201);
    expect(await loginStatus(test, email, password)).toBe(200);
    expect((await openNewestLink(test, email)).body.message).toBe(messages.verify.done);
    expect(await loginStatus(test, email, 'Owner-pass1')).toBe(200);
    expect(await loginStatus(test, email, password)).toBe(401);
    await test.close();
  });

  it('log in as long as nobody has proved the address, also after asking for the link once more', async () => {
    const test = await startTestApp({ database });
    const [email, password] = ['late@example.com', 'Password1'];
    const his = await test.world.passwords.hash(password);
    await db.update(user).set({ passwordHash: his }).where(eq(user.pendingEmail, email));
    const him = await logIn(test, { email, password });
    expect((await test.call(accounts.resendVerification, { as: him, body: { email } })).status).toBe(200);
    test.clock.advance(60 * DAY);
    await runJob(test, 'purge');
    expect(await loginStatus(test, email, password)).toBe(200);
    await test.close();
  });

  it('of several who left the same address, the last one gets it back', async () => {
    expect((await accountAt('shared@example.com'))?.id).toBeDefined();
    expect(await accountAt('second@example.com')).toBeUndefined();
  });
});
