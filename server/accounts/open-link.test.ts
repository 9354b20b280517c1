import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { lifetimes } from '../../contract/limits';
import { startTestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, loginStatus, openNewestLink, resetTokenFor, signUp } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const open = (token: string) => test.call(accounts.verifyEmail, { query: { token } });
const INVALID = 'This verification link is invalid or has expired. Log in to get a new one.';

describe('a mailed verification link', () => {
  it('API-09 answers a message, and says so when it is opened again', async () => {
    const { email, password } = await signUp(test);
    const first = await openNewestLink(test, email);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ message: 'Your email address is verified. You can log in now.' });
    const second = await openNewestLink(test, email);
    expect(second.status).toBe(200);
    expect(second.body).toEqual({ message: 'Your email address is already verified. You can log in.' });
    expect(await loginStatus(test, email, password)).toBe(200);
  });

  it('works until the last second of its 24 hours', async () => {
    const { email } = await signUp(test);
    test.clock.advance(lifetimes.verifyToken - 1000);
    expect((await openNewestLink(test, email)).status).toBe(200);
  });

  it('is dead after 24 hours, and a new one can be sent', async () => {
    const { email, password } = await signUp(test);
    test.clock.advance(lifetimes.verifyToken);
    const late = await openNewestLink(test, email);
    expect(late.status).toBe(400);
    expect(late.body.error).toBe(INVALID);
    expect(await loginStatus(test, email, password)).toBe(403);
    await test.call(accounts.resendVerification, { body: { email } });
    expect((await openNewestLink(test, email)).status).toBe(200);
  });

  it('once one link was opened, the others that wait are dead', async () => {
    const { email } = await signUp(test);
    const older = tokenIn(test.mailbox.lastTo(email));
    await test.call(accounts.resendVerification, { body: { email } });
    await openNewestLink(test, email);
    expect((await open(older)).status).toBe(400);
  });

  it('a verified account is not opened up again by an older link with another password', async () => {
    const email = uniqueEmail();
    await test.call(accounts.signup, { body: { email, password: 'Strangers1' } });
    const strangers = tokenIn(test.mailbox.lastTo(email));
    const token = await resetTokenFor(test, email);
    await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Husbands1' } });
    expect((await open(strangers)).status).toBe(400);
    expect(await loginStatus(test, email, 'Strangers1')).toBe(401);
    expect(await loginStatus(test, email, 'Husbands1')).toBe(200);
  });
});

describe('what is not a verification link', () => {
  it.each([
    ['made up', 'A'.repeat(43)],
    ['too long', 'A'.repeat(300)],
    ['SQL', "' or 1=1 --"],
  ])('API-52 a token that is %s is refused', async (_what, token) => {
    const answer = await open(token);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(INVALID);
  });

  it.each(['/api/verify-email', '/api/verify-email?token=', '/api/verify-email?token=a&token=b'])(
    'API-52 %s carries no token',
    async (url) => {
      const response = await test.raw({ method: 'GET', url });
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe('No verification token found');
    },
  );

  it('a reset link does not verify, and still resets afterwards', async () => {
    const person = await basicUser(test);
    const token = await resetTokenFor(test, person.email);
    expect((await open(token)).status).toBe(400);
    const reset = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'NewPass99' } });
    expect(reset.status).toBe(200);
  });

  it('a verification link does not reset, and still verifies afterwards', async () => {
    const { email, password } = await signUp(test);
    const token = tokenIn(test.mailbox.lastTo(email));
    const reset = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'NewPass99' } });
    expect(reset.status).toBe(400);
    expect((await open(token)).status).toBe(200);
    expect(await loginStatus(test, email, password)).toBe(200);
  });

  it('asking with HEAD, as scanners do, opens nothing', async () => {
    const { email, password } = await signUp(test);
    const token = tokenIn(test.mailbox.lastTo(email));
    await test.raw({ method: 'HEAD', url: `/api/verify-email?token=${token}` });
    expect(await loginStatus(test, email, password)).toBe(403);
  });
});
