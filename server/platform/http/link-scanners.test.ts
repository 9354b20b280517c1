import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { dailyMail } from '../../../contract/daily-mail';
import { startTestApp, type TestApp } from '../../testing/app';
import { createCast } from '../../testing/cast';
import { tokenIn } from '../../testing/mailbox';
import { signUp } from '../../testing/people';
import { user } from '../db/schema';

/** Mail programs and virus scanners look at links before people do. */
const looks = [
  { method: 'HEAD', headers: {} },
  { method: 'GET', headers: {} },
  { method: 'GET', headers: { purpose: 'prefetch' } },
  { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { method: 'GET', headers: { 'x-moz': 'prefetch' } },
] as const;

describe('looking at a mailed link', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const rowOf = async (email: string) => (await test.world.db.select().from(user).where(eq(user.emailKey, email)))[0];

  it('verifies nothing: the page it leads to must be opened by a browser that runs it', async () => {
    const { email } = await signUp(test);
    const letter = test.mailbox.lastTo(email);
    const token = tokenIn(letter);
    const link = /https?:\/\/\S+verify-email\?token=\S+/.exec(letter.text)?.[0] ?? '';
    const { pathname, search } = new URL(link);
    for (const look of looks) await test.raw({ ...look, url: pathname + search });
    await test.raw({ method: 'HEAD', url: `/api/verify-email?token=${token}` });
    expect((await rowOf(email))?.emailVerifiedAt).toBeNull();

    expect((await test.call(accounts.verifyEmail, { query: { token } })).status).toBe(200);
    expect((await rowOf(email))?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  it('unsubscribes nobody', async () => {
    const him = await createCast(test).hire('basic');
    const { email } = him;
    const isOn = async () => (await test.call(dailyMail.preferences, { as: him })).body.dailyMail;
    const t = test.world.auth.unsubscribeToken(email);
    for (const look of looks) await test.raw({ ...look, url: `/unsubscribe?email=${email}&t=${t}` });
    await test.raw({ method: 'HEAD', url: `/api/unsubscribe?email=${email}&t=${t}` });
    expect(await isOn()).toBe(true);

    expect((await test.call(dailyMail.unsubscribe, { query: { email, t } })).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it('resets no password: that takes a POST with the new one', async () => {
    const { email } = await createCast(test).hire('basic');
    await test.call(accounts.requestReset, { body: { email } });
    const token = tokenIn(test.mailbox.lastTo(email));
    const before = await rowOf(email);
    for (const look of looks) {
      await test.raw({ ...look, url: `/reset-password?token=${token}` });
      await test.raw({ ...look, url: `/api/reset-password/${token}` });
    }
    expect((await rowOf(email))?.passwordHash).toBe(before?.passwordHash);
    const done = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Another123' } });
    expect(done.status).toBe(200);
  });
});
