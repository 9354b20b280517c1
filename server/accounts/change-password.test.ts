import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { basicUser, logIn, loginStatus, PASSWORD, resetTokenFor, sessionStatus } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const NEW = 'NewPass99';
const change = (as: { token: string }, currentPassword: string, newPassword: string) =>
  test.call(accounts.changePassword, { as, body: { currentPassword, newPassword } });

describe('changing the password', () => {
  it('API-19 the new one logs in, the old one does not, and the owner is told', async () => {
    const person = await basicUser(test);
    const answer = await change(person, PASSWORD, NEW);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Password updated successfully!');
    expect(await loginStatus(test, person.email, NEW)).toBe(200);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(401);
    expect(test.mailbox.lastTo(person.email).subject).toBe('Your Heartnote password was changed');
  });

  it('ends every session and answers with a token to go on with', async () => {
    const person = await basicUser(test);
    const elsewhere = await logIn(test, person);
    const { body } = await change(person, PASSWORD, NEW);
    expect(await sessionStatus(test, elsewhere)).toBe(401);
    expect(await sessionStatus(test, person)).toBe(401);
    expect(await sessionStatus(test, { token: body.token })).toBe(200);
  });

  it('ends a reset link that is still on its way', async () => {
    const person = await basicUser(test);
    const token = await resetTokenFor(test, person.email);
    await change(person, PASSWORD, NEW);
    const reset = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Strangers1' } });
    expect(reset.status).toBe(400);
  });

  it('API-19 API-52 with a wrong current password is refused and ends nothing', async () => {
    const person = await basicUser(test);
    const elsewhere = await logIn(test, person);
    const answer = await change(person, 'Password2', NEW);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'Current password is incorrect', code: 'wrong_current_password' });
    expect(await sessionStatus(test, elsewhere)).toBe(200);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
  });

  it("another person's password is not the current one", async () => {
    const [person, other] = [await basicUser(test), await basicUser(test)];
    await change(other, PASSWORD, NEW);
    expect((await change(person, NEW, 'Another123')).status).toBe(400);
  });

  it('of several changes at once from the same password, one succeeds', async () => {
    const person = await basicUser(test);
    const wanted = ['Parallel1', 'Parallel2', 'Parallel3', 'Parallel4', 'Parallel5'];
    const answers = await Promise.all(wanted.map((password) => change(person, PASSWORD, password)));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400 || status === 401)).toHaveLength(4);
    const logins = await Promise.all(wanted.map((password) => loginStatus(test, person.email, password)));
    expect(logins.map((status) => status === 200)).toEqual(wanted.map((_, index) => index === won));
    expect(await sessionStatus(test, { token: answers[won]?.body.token ?? '' })).toBe(200);
  });

  it('takes eight characters without uppercase or digit', async () => {
    const person = await basicUser(test);
    expect((await change(person, PASSWORD, 'eightlet')).status).toBe(200);
  });

  it('works with an address that waits for verification, without mailing there', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: next } });
    expect((await change(person, PASSWORD, NEW)).status).toBe(200);
    expect(test.mailbox.to(next)).toHaveLength(1);
    expect(await loginStatus(test, next, NEW)).toBe(200);
  });

  it.each([
    ['no current password', { newPassword: NEW }, 'Current password is required'],
    ['no new password', { currentPassword: PASSWORD }, 'New password is required'],
    ['neither', {}, 'Current password is required'],
    [
      'seven characters',
      { currentPassword: PASSWORD, newPassword: 'Passwo1' },
      'New password must be at least 8 characters long',
    ],
    [
      '129 characters',
      { currentPassword: PASSWORD, newPassword: 'x'.repeat(129) },
      'Password must be at most 128 characters',
    ],
  ])('API-19 API-52 with %s is refused', async (_what, payload, words) => {
    const { token } = await cast.hire('basic');
    const headers = { authorization: `Bearer ${token}` };
    const response = await test.raw({ method: 'POST', url: '/api/user/password', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
  });
});
