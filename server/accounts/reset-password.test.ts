import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { lifetimes } from '../../contract/limits';
import { startTestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, logIn, loginStatus, openNewestLink, resetTokenFor, sessionStatus, signUp } from '../testing/people';
import { publicSettings } from '../testing/public-settings';
import { tablesThatHold } from '../testing/traces';

const test = await startTestApp({ env: publicSettings });
afterAll(() => test.close());
const NEW = 'brandnew';
const isGood = async (token: string) => (await test.call(accounts.checkReset, { query: { token } })).body;
const reset = (token: string, newPassword: string) =>
  test.call(accounts.completeReset, { params: { token }, body: { newPassword } });

describe('asking for a new password', () => {
  it('API-11 MAIL-04 MAIL-05 RESET-20 mails a link with which the new password logs in and the old one does not', async () => {
    const { email, password } = await basicUser(test);
    const asked = await test.call(accounts.requestReset, { body: { email: email.toUpperCase() } });
    expect(asked.status).toBe(200);
    expect(asked.body.message).toBe(
      'Password reset instructions have been sent to your email address. Please check your inbox and spam folder.',
    );
    const letter = test.mailbox.lastTo(email);
    expect(letter.subject).toBe('Reset your Heartnote password');
    expect(letter.text).toMatch(/https:\/\/heartnote\.example\/reset-password\?token=[\w-]{43}\n/);

    const done = await reset(tokenIn(letter), NEW);
    expect(done.status).toBe(200);
    expect(done.body.message).toBe('Password has been reset successfully! You can now login with your new password.');
    expect(await loginStatus(test, email, NEW)).toBe(200);
    expect(await loginStatus(test, email, password)).toBe(401);
  });

  it('answers alike for an unknown address and mails nothing', async () => {
    const known = await basicUser(test);
    const unknown = uniqueEmail();
    const expected = await test.call(accounts.requestReset, { body: { email: known.email } });
    const answer = await test.call(accounts.requestReset, { body: { email: unknown } });
    expect({ status: answer.status, body: answer.body }).toEqual({ status: expected.status, body: expected.body });
    expect(test.mailbox.to(unknown)).toEqual([]);
    expect(await tablesThatHold(test.world.database, unknown)).toEqual([]);
    expect(await tablesThatHold(test.world.database, 'nobody.invalid')).toEqual([]);
  });

  it('a sign-up that was never confirmed gets a link that sets a password and proves the address, never one that carries the password of whoever signed up', async () => {
    const { email, password } = await signUp(test);
    const verification = tokenIn(test.mailbox.lastTo(email));
    await test.call(accounts.requestReset, { body: { email } });
    expect(test.mailbox.to(email).map(({ subject }) => subject)).toEqual([
      'Verify your email for Heartnote',
      'Reset your Heartnote password',
    ]);
    expect((await openNewestLink(test, email)).status).toBe(400);
    expect((await reset(tokenIn(test.mailbox.lastTo(email)), NEW)).status).toBe(200);
    const { body } = await test.call(accounts.login, { body: { email, password: NEW } });
    expect(body.user.email_verified).toBe(true);
    expect(await loginStatus(test, email, password)).toBe(401);
    expect((await test.call(accounts.verifyEmail, { query: { token: verification } })).status).toBe(400);
    expect(await loginStatus(test, email, NEW)).toBe(200);
    expect(test.mailbox.to(email)).toHaveLength(2);
  });

  it('the link leads to our own address, whatever host the request names', async () => {
    const { email } = await basicUser(test);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await test.call(accounts.requestReset, { body: { email }, headers });
    const { text, html } = test.mailbox.lastTo(email);
    expect(text).toContain('https://heartnote.example/reset-password?token=');
    expect(text + html).not.toContain('evil.example');
  });

  it('the token is stored hashed only', async () => {
    const { email } = await basicUser(test);
    expect(await tablesThatHold(test.world.database, await resetTokenFor(test, email))).toEqual([]);
  });

  it.each([
    ['no address', {}, 'Email address is required'],
    ['a blank address', { email: '   ' }, 'Email address is required'],
    ['an address without a shape', { email: 'nobody' }, 'Please enter a valid email address'],
  ])('API-11 API-52 with %s answers an error', async (_what, payload, words) => {
    const response = await test.raw({ method: 'POST', url: '/api/reset-password', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
  });
});

describe('a reset link', () => {
  it('API-12 works once', async () => {
    const { email } = await basicUser(test);
    const token = await resetTokenFor(test, email);
    expect((await reset(token, NEW)).status).toBe(200);
    const again = await reset(token, 'Another1');
    expect(again.status).toBe(400);
    expect(again.body.error).toBe('Failed to reset password. The link may have expired or is invalid.');
    expect(await loginStatus(test, email, 'Another1')).toBe(401);
  });

  it('API-12 is dead after one hour', async () => {
    const { email, password } = await basicUser(test);
    const token = await resetTokenFor(test, email);
    test.clock.advance(lifetimes.resetToken);
    expect((await reset(token, NEW)).status).toBe(400);
    expect(await loginStatus(test, email, password)).toBe(200);
  });

  it('only the newest one works', async () => {
    const { email } = await basicUser(test);
    const older = await resetTokenFor(test, email);
    const newest = await resetTokenFor(test, email);
    expect((await reset(older, NEW)).status).toBe(400);
    expect((await reset(newest, NEW)).status).toBe(200);
  });

  it('used, it ends every session, tells the owner, and logs nobody in', async () => {
    const person = await basicUser(test);
    const elsewhere = await logIn(test, person);
    const done = await reset(await resetTokenFor(test, person.email), NEW);
    expect(Object.keys(done.body)).toEqual(['message', 'device']);
    expect(await sessionStatus(test, person)).toBe(401);
    expect(await sessionStatus(test, elsewhere)).toBe(401);
    expect(test.mailbox.lastTo(person.email).subject).toBe('Your Heartnote password was changed');
  });

  it('API-12 takes six characters without uppercase or digit, and refuses five', async () => {
    const { email } = await basicUser(test);
    const token = await resetTokenFor(test, email);
    const short = await reset(token, 'abcde');
    expect(short.status).toBe(400);
    expect(short.body.error).toBe('Password must be at least 6 characters long');
    expect((await reset(token, '')).body.error).toBe('New password is required');
    expect((await reset(token, 'abcdef')).status).toBe(200);
    expect(await loginStatus(test, email, 'abcdef')).toBe(200);
  });

  it.each(['A'.repeat(43), 'x', 'A'.repeat(300)])('API-12 API-52 %j is none', async (token) => {
    const answer = await reset(token, NEW);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('Failed to reset password. The link may have expired or is invalid.');
  });

  it('of a deleted account is dead', async () => {
    const person = await basicUser(test);
    const token = await resetTokenFor(test, person.email);
    await test.call(accounts.deleteAccount, { as: person });
    expect((await reset(token, NEW)).status).toBe(400);
  });
});

describe('looking whether a reset link is still good', () => {
  it('tells what using it would tell, as often as one looks, and uses nothing up', async () => {
    const person = await basicUser(test);
    const older = await resetTokenFor(test, person.email);
    const newest = await resetTokenFor(test, person.email);
    for (let n = 0; n < 3; n++) expect(await isGood(newest)).toEqual({ valid: true });
    expect(await isGood(older)).toEqual({ valid: false });
    expect(await sessionStatus(test, person)).toBe(200);
    expect((await reset(newest, NEW)).status).toBe(200);
    expect(await isGood(newest)).toEqual({ valid: false });
  });

  it('knows when its hour is over', async () => {
    const { email } = await basicUser(test);
    const token = await resetTokenFor(test, email);
    test.clock.advance(lifetimes.resetToken - 1000);
    expect(await isGood(token)).toEqual({ valid: true });
    test.clock.advance(1000);
    expect(await isGood(token)).toEqual({ valid: false });
  });

  it('takes no link of another kind for one, nor that of a deleted account', async () => {
    const { email } = await signUp(test);
    expect(await isGood(tokenIn(test.mailbox.lastTo(email)))).toEqual({ valid: false });
    const person = await basicUser(test);
    const token = await resetTokenFor(test, person.email);
    await test.call(accounts.deleteAccount, { as: person });
    expect(await isGood(token)).toEqual({ valid: false });
  });

  it.each(['A'.repeat(43), 'x', 'A'.repeat(300), "' or 1=1 --", 'a\u0000b'])('API-52 %j is none', async (token) => {
    expect(await isGood(token)).toEqual({ valid: false });
  });

  it.each(['', '?token=', '?token=a&token=b'])(
    'API-52 without one, as %j, there is nothing to look at',
    async (search) => {
      const response = await test.raw({ method: 'GET', url: `/api/reset-password${search}` });
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe('Failed to reset password. The link may have expired or is invalid.');
    },
  );
});
