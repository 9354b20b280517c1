import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin } from '../../contract/admin';
import { refusals } from '../../contract/errors';
import { user } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { startLimitedApp } from '../testing/limits';
import { tokenIn } from '../testing/mailbox';
import { logIn, loginStatus, type Person, sessionStatus, signUp } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
const { db } = test.world;
afterAll(() => test.close());

const sendReset = (as: Person, { id }: { id: string }) => test.call(admin.sendReset, { as, params: { id } });

describe('a password reset by an administrator', () => {
  it('API-41 MAIL-06 ROLE-27 mails the user a link that works, and shows it to nobody', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const reply = await sendReset(boss, him);
    expect(reply).toMatchObject({ status: 200, body: { message: 'Password reset email sent to user successfully' } });
    const token = tokenIn(test.mailbox.lastTo(him.email));
    expect(JSON.stringify(reply)).not.toContain(token);
    expect(test.mailbox.to(boss.email)).toEqual([]);
    const body = { newPassword: 'Chosen1by him' };
    expect((await test.call(accounts.completeReset, { params: { token }, body })).status).toBe(200);
    expect(await loginStatus(test, him.email, body.newPassword)).toBe(200);
  });

  it('logs him out everywhere at once; his password is the same until he uses the link', async () => {
    const [boss, him, other] = [await cast.hire('admin'), await cast.hire('basic'), await cast.hire('basic')];
    const elsewhere = await logIn(test, him);
    await sendReset(boss, him);
    for (const device of [him, elsewhere]) expect(await sessionStatus(test, device)).toBe(401);
    for (const somebody of [boss, other]) expect(await sessionStatus(test, somebody)).toBe(200);
    expect(await loginStatus(test, him.email, him.password)).toBe(200);
  });

  it('of his own leaves the administrator logged in where he asked for it, and only there', async () => {
    const boss = await cast.hire('admin');
    const elsewhere = await logIn(test, boss);
    expect((await sendReset(boss, boss)).status).toBe(200);
    expect(await sessionStatus(test, boss)).toBe(200);
    expect(await sessionStatus(test, elsewhere)).toBe(401);
  });

  it('reaches who never confirmed his sign-up, too', async () => {
    const boss = await cast.hire('admin');
    const { email } = await signUp(test, 'waiting');
    const [row] = await db.select().from(user).where(eq(user.email, email));
    expect((await sendReset(boss, { id: row?.id ?? '' })).status).toBe(200);
    expect(tokenIn(test.mailbox.lastTo(email))).toBeTruthy();
  });

  it('goes to the address he proved, not to one he only changed to', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const newEmail = `new-${him.email}`;
    await test.call(accounts.changeEmail, { as: him, body: { newEmail } });
    const before = test.mailbox.to(newEmail).length;
    expect((await sendReset(boss, him)).status).toBe(200);
    expect(test.mailbox.to(newEmail)).toHaveLength(before);
    expect(test.mailbox.lastTo(him.email).subject).toBe('Reset your Heartnote password');
  });

  it('does not go to an address that was never proved by an account that has been in use', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    await db.update(user).set({ emailVerifiedAt: null }).where(eq(user.id, him.id));
    expect(await sendReset(boss, him)).toMatchObject({
      status: 409,
      body: { code: 'address_unverified', error: refusals.address_unverified.words },
    });
    expect(test.mailbox.to(him.email)).toEqual([]);
    expect(await sessionStatus(test, him)).toBe(200);
  });

  it('is not found for nobody', async () => {
    expect(await sendReset(await cast.hire('admin'), { id: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });

  it('counts with all that are asked for: what is over is refused in words and not mailed', async () => {
    const limited = await startLimitedApp();
    const hired = createCast(limited);
    const [boss, him] = [await hired.hire('admin'), await hired.hire('basic')];
    await limited.call(accounts.requestReset, { body: { email: him.email } });
    const send = () => limited.call(admin.sendReset, { as: boss, params: { id: him.id } });
    for (let n = 0; n < 2; n++) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, body: { error: refusals.too_many_mails.words } });
    expect(limited.mailbox.to(him.email)).toHaveLength(3);
    limited.clock.advance(60 * 60 * 1000);
    expect((await send()).status).toBe(200);
    await limited.close();
  });
});
