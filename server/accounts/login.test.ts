import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { dailyMail } from '../../contract/daily-mail';
import { startTestApp, uniqueEmail } from '../testing/app';
import { administrator, basicUser, loginStatus, openNewestLink, PASSWORD } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());

describe('logging in', () => {
  it('API-05 answers token, user and is_admin', async () => {
    const { id, email, password } = await basicUser(test);
    const { status, body } = await test.call(accounts.login, { body: { email, password } });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['device', 'is_admin', 'token', 'user']);
    expect(body.is_admin).toBe(false);
    expect(body.user).toMatchObject({ id, email, is_admin: false });
    expect((await test.call(accounts.me, { as: { token: body.token } })).body.id).toBe(id);
  });

  it('API-05 is_admin is true for an administrator', async () => {
    const { email, password } = await administrator(test);
    const { body } = await test.call(accounts.login, { body: { email, password } });
    expect(body.is_admin).toBe(true);
    expect(body.user.is_admin).toBe(true);
  });

  it('API-06 API-52 a wrong password fails, gives no token, and is answered like an unknown address', async () => {
    const { email } = await basicUser(test);
    const wrong = await test.call(accounts.login, { body: { email, password: 'Password2' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ error: 'Invalid email or password.', code: 'wrong_credentials' });
    const unknown = await test.call(accounts.login, { body: { email: uniqueEmail(), password: PASSWORD } });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('two logins are two sessions, and each moves last_login', async () => {
    const person = await basicUser(test);
    const before = (await test.call(accounts.me, { as: person })).body.last_login;
    test.clock.advance(60_000);
    const again = await test.call(accounts.login, { body: person });
    expect(again.body.token).not.toBe(person.token);
    expect(Date.parse(again.body.user.last_login ?? '')).toBeGreaterThanOrEqual(Date.parse(before ?? '') + 60_000);
    expect((await test.call(accounts.me, { as: person })).status).toBe(200);
  });

  it('remembers the time zone it is told, and passes over one that does not exist', async () => {
    const person = await basicUser(test);
    const { email, password } = person;
    await test.call(accounts.login, { body: { email, password, timeZone: 'Europe/Berlin' } });
    expect((await test.call(dailyMail.preferences, { as: person })).body.timeZone).toBe('Europe/Berlin');
    const odd = await test.call(accounts.login, { body: { email, password, timeZone: 'Mars/Olympus' } });
    expect(odd.status).toBe(200);
    expect((await test.call(dailyMail.preferences, { as: person })).body.timeZone).toBe('Europe/Berlin');
  });

  it.each([
    ['nothing', {}],
    ['no password', { email: 'a@example.com' }],
    ['an empty password', { email: 'a@example.com', password: '' }],
    ['no email', { password: PASSWORD }],
    ['a number for a password', { email: 'a@example.com', password: 12345678 }],
    ['a list for an email', { email: ['a@example.com'], password: PASSWORD }],
  ])('API-52 with %s is refused in words', async (_what, payload) => {
    const response = await test.raw({ method: 'POST', url: '/api/login', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('Email and password are required');
  });
});

describe('a password is taken exactly as it was typed', () => {
  async function signUpWith(password: string): Promise<string> {
    const email = uniqueEmail();
    await test.call(accounts.signup, { body: { email, password } });
    await openNewestLink(test, email);
    return email;
  }

  it.each([
    ['case', 'Password1', 'PASSWORD1'],
    ['a space at the end', 'Password1', 'Password1 '],
    ['a space at the beginning', ' Password1', 'Password1'],
    ['the 73rd character', `A1${'x'.repeat(70)}y`, `A1${'x'.repeat(70)}z`],
    ['the 128th character', `A1${'x'.repeat(125)}y`, `A1${'x'.repeat(125)}z`],
    ['what lies beyond the alphabet', 'Passwört1😀', 'Passwört1😁'],
  ])('%s counts', async (_what, right, wrong) => {
    const email = await signUpWith(right);
    expect(await loginStatus(test, email, wrong)).toBe(401);
    expect(await loginStatus(test, email, right)).toBe(200);
  });
});
