import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, logIn, loginStatus, openNewestLink, PASSWORD, signUp } from '../testing/people';
import { publicSettings } from '../testing/public-settings';
import { tablesThatHold } from '../testing/traces';

const test = await startTestApp({ env: publicSettings });
afterAll(() => test.close());

describe('signing up', () => {
  it('API-07 MAIL-01 MAIL-03 mails a link that verifies the address, after which the account can log in', async () => {
    const email = uniqueEmail();
    const answer = await test.call(accounts.signup, { body: { email, password: PASSWORD } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message: 'Account created! Please check your email to verify your account.' });

    const early = await test.call(accounts.login, { body: { email, password: PASSWORD } });
    expect(early.status).toBe(403);
    expect(early.body.error).toBe('Please verify your email before logging in.');
    expect(early.body.token).toBeUndefined();

    expect(test.mailbox.to(email)).toHaveLength(1);
    expect(test.mailbox.lastTo(email).text).toMatch(/https:\/\/heartnote\.example\/verify-email\?token=[\w-]{43}\n/);
    expect((await openNewestLink(test, email)).status).toBe(200);
    expect(await loginStatus(test, email, PASSWORD)).toBe(200);
  });

  it('before verification a wrong password learns nothing', async () => {
    const { email } = await signUp(test);
    expect(await loginStatus(test, email, 'Password2')).toBe(401);
  });

  it('answers alike for a taken address, changes nothing, and tells its owner instead', async () => {
    const owner = await basicUser(test);
    const fresh = await test.call(accounts.signup, { body: { email: uniqueEmail(), password: PASSWORD } });
    const taken = await test.call(accounts.signup, {
      body: { email: owner.email.toUpperCase(), password: 'Another123' },
    });
    expect(taken.status).toBe(fresh.status);
    expect(taken.body).toEqual(fresh.body);
    const letter = test.mailbox.lastTo(owner.email);
    expect(letter.subject).toBe('You already have a Heartnote account');
    expect(letter.text).not.toContain('token=');
    expect(await loginStatus(test, owner.email, 'Another123')).toBe(401);
    expect(await loginStatus(test, owner.email, owner.password)).toBe(200);
  });

  it('gains a stranger nothing who signed up first with the address of somebody else', async () => {
    const email = uniqueEmail('victim');
    await test.call(accounts.signup, { body: { email, password: 'Strangers1' } });
    const strangers = tokenIn(test.mailbox.lastTo(email));
    await test.call(accounts.signup, { body: { email, password: 'Husbands1' } });
    const params = { token: tokenIn(test.mailbox.lastTo(email)) };
    await test.call(accounts.completeReset, { params, body: { newPassword: 'Husbands1' } });
    expect((await test.call(accounts.verifyEmail, { query: { token: strangers } })).status).toBe(400);
    expect(await loginStatus(test, email, 'Strangers1')).toBe(401);
    expect(await loginStatus(test, email, 'Husbands1')).toBe(200);
  });

  it('a stranger who signs up again with an address that waits for its owner cannot swap the password', async () => {
    const email = uniqueEmail('victim');
    await test.call(accounts.signup, { body: { email, password: 'Husbands1' } });
    await test.call(accounts.signup, { body: { email, password: 'Strangers1' } });
    expect((await openNewestLink(test, email)).status).toBe(400);
    expect(await loginStatus(test, email, 'Strangers1')).toBe(401);
    const params = { token: tokenIn(test.mailbox.lastTo(email)) };
    await test.call(accounts.completeReset, { params, body: { newPassword: 'Husbands1' } });
    expect(await loginStatus(test, email, 'Strangers1')).toBe(401);
    expect(await loginStatus(test, email, 'Husbands1')).toBe(200);
  });

  it('one mailbox is one account, however the address is written', async () => {
    const { email, password } = await basicUser(test);
    const person = await logIn(test, { email: ` ${email.toUpperCase()} `, password });
    const me = await test.call(accounts.me, { as: person });
    expect(me.body.email).toBe(email);
  });

  it('takes no role, no premium and no verification from the form', async () => {
    const email = uniqueEmail();
    const generous = { is_admin: true, isAdmin: true, subscription_status: 'active', email_verified: true };
    const payload = { email, password: PASSWORD, activatedAt: '2020-01-01T00:00:00Z', ...generous };
    const response = await test.raw({ method: 'POST', url: '/api/signup', payload });
    expect(response.statusCode).toBe(201);
    await test.settle();
    expect(await loginStatus(test, email, PASSWORD)).toBe(403);
    await openNewestLink(test, email);
    const person = await logIn(test, { email, password: PASSWORD });
    const { body } = await test.call(accounts.me, { as: person });
    expect(body).toMatchObject({ is_admin: false, subscription_status: 'none' });
  });

  it('keeps neither the password nor the mailed token where a thief of the database could read them', async () => {
    const email = uniqueEmail();
    const password = `Passw0rd-${email}`;
    await test.call(accounts.signup, { body: { email, password } });
    expect(await tablesThatHold(test.world.database, password)).toEqual([]);
    expect(await tablesThatHold(test.world.database, tokenIn(test.mailbox.lastTo(email)))).toEqual([]);
    expect(await tablesThatHold(test.world.database, email)).toContain('user');
  });
});

describe('sign-up refuses', () => {
  const email = 'somebody@example.com';
  it.each([
    ['no body at all', undefined, 'All fields are required'],
    ['a missing email', { password: PASSWORD }, 'All fields are required'],
    ['a blank email', { email: '  ', password: PASSWORD }, 'All fields are required'],
    ['a missing password', { email }, 'All fields are required'],
    [
      'an address without a shape',
      { email: 'somebody@example', password: PASSWORD },
      'Please enter a valid email address',
    ],
    ['seven characters', { email, password: 'Passwo1' }, 'Password must be at least 8 characters'],
    ['no uppercase letter', { email, password: 'password1' }, 'Password must include an uppercase letter'],
    ['no digit', { email, password: 'Passwords' }, 'Password must include a number'],
    ['129 characters', { email, password: `Password1${'x'.repeat(120)}` }, 'Password must be at most 128 characters'],
  ])('API-52 %s, in the words of the form', async (_what, payload, words) => {
    const response = await test.raw({ method: 'POST', url: '/api/signup', ...(payload && { payload }) });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
  });
});

describe('resending the verification mail', () => {
  it('API-08 MAIL-02 sends another link that verifies the address', async () => {
    const { email, password } = await signUp(test);
    const answer = await test.call(accounts.resendVerification, { body: { email } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Verification email sent again! Please check your inbox.' });
    expect(test.mailbox.to(email)).toHaveLength(2);
    expect((await openNewestLink(test, email)).status).toBe(200);
    expect(await loginStatus(test, email, password)).toBe(200);
  });

  it('answers alike for an unknown and for a verified address, and mails neither', async () => {
    const waiting = await signUp(test);
    const verified = await basicUser(test);
    const unknown = uniqueEmail();
    const mailsBefore = test.mailbox.to(verified.email).length;
    const expected = await test.call(accounts.resendVerification, { body: { email: waiting.email } });
    for (const email of [verified.email, unknown]) {
      const answer = await test.call(accounts.resendVerification, { body: { email } });
      expect({ status: answer.status, body: answer.body }).toEqual({ status: expected.status, body: expected.body });
    }
    expect(test.mailbox.to(verified.email)).toHaveLength(mailsBefore);
    expect(test.mailbox.to(unknown)).toEqual([]);
  });
});
