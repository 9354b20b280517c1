import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { tokenIn } from '../testing/mailbox';
import { basicUser, loginStatus, openNewestLink, type Person, resetTokenFor, signUp } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const change = (as: { token: string }, newEmail: string) => test.call(accounts.changeEmail, { as, body: { newEmail } });
const me = async (as: Person) => (await test.call(accounts.me, { as })).body;

describe('changing the email address', () => {
  it('API-18 takes effect at once: the new address logs in and the old one does not', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    const answer = await change(person, next);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Email updated successfully!' });
    expect(await me(person)).toMatchObject({ email: next, email_verified: false });
    expect(await loginStatus(test, next, person.password)).toBe(200);
    expect(await loginStatus(test, person.email, person.password)).toBe(401);
  });

  it('tells the old address, with a way to take it back, and asks the new one to prove itself', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    const notice = test.mailbox.lastTo(person.email);
    expect(notice.subject).toBe('Your Heartnote email address was changed');
    expect(notice.text).toContain('/verify-email?token=');
    expect(notice.text).not.toContain(next);
    expect(test.mailbox.to(next).map(({ subject }) => subject)).toEqual(['Verify your new email for Heartnote']);

    expect((await openNewestLink(test, next)).status).toBe(200);
    expect(await me(person)).toMatchObject({ email: next, email_verified: true });
  });

  it('until the new address is verified, no reset link goes there; asking for one sends the verification again', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    await test.call(accounts.requestReset, { body: { email: next } });
    expect(test.mailbox.to(next).map(({ subject }) => subject)).not.toContain('Reset your Heartnote password');
    await openNewestLink(test, next);
    await test.call(accounts.requestReset, { body: { email: next } });
    expect(test.mailbox.lastTo(next).subject).toBe('Reset your Heartnote password');
  });

  it('resending the verification goes to the new address and leaves the password as it is', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    await test.call(accounts.resendVerification, { body: { email: next } });
    expect(test.mailbox.to(next)).toHaveLength(2);
    await openNewestLink(test, next);
    expect(await loginStatus(test, next, person.password)).toBe(200);
  });

  it('links that were mailed to the old address no longer verify or reset', async () => {
    const person = await basicUser(test);
    const first = uniqueEmail('first');
    await change(person, first);
    const verification = tokenIn(test.mailbox.lastTo(first));
    await change(person, uniqueEmail('second'));
    expect((await test.call(accounts.verifyEmail, { query: { token: verification } })).status).toBe(400);
    expect((await me(person)).email_verified).toBe(false);

    const other = await basicUser(test);
    const token = await resetTokenFor(test, other.email);
    await change(other, uniqueEmail('next'));
    const reset = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Strangers1' } });
    expect(reset.status).toBe(400);
  });

  it('API-18 API-52 an address that somebody else has is refused with 409 and changes nothing', async () => {
    const person = await basicUser(test);
    const owner = await basicUser(test);
    for (const taken of [owner.email, owner.email.toUpperCase()]) {
      const answer = await change(person, taken);
      expect(answer.status).toBe(409);
      expect(answer.body.error).toBe('That email address is already in use.');
    }
    expect(await me(person)).toMatchObject({ email: person.email, email_verified: true });
    expect(test.mailbox.lastTo(person.email).subject).not.toContain('changed');
  });

  it('an address is not kept from its owner by a sign-up that nobody confirmed, which makes way', async () => {
    const person = await basicUser(test);
    const stranger = await signUp(test);
    const strangers = tokenIn(test.mailbox.lastTo(stranger.email));
    expect((await change(person, stranger.email.toUpperCase())).status).toBe(200);
    expect((await test.call(accounts.verifyEmail, { query: { token: strangers } })).status).toBe(400);
    expect(await loginStatus(test, stranger.email, person.password)).toBe(200);
    expect((await openNewestLink(test, stranger.email.toUpperCase())).status).toBe(200);
  });

  it('two people who want the same address at once: one gets it', async () => {
    const [one, two] = [await basicUser(test), await basicUser(test)];
    const wanted = uniqueEmail('wanted');
    const answers = await Promise.all([change(one, wanted), change(two, wanted)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await me(one), await me(two)].filter(({ email }) => email === wanted)).toHaveLength(1);
  });

  it.each([
    ['a missing address', {}, 'Email cannot be empty'],
    ['a blank address', { newEmail: '  ' }, 'Email cannot be empty'],
    ['an address without a shape', { newEmail: 'next@' }, 'Please enter a valid email address'],
    ['a second header', { newEmail: 'a@example.com\r\nBcc: b@example.com' }, 'Please enter a valid email address'],
    ['two addresses', { newEmail: 'a@example.com,b@example.com' }, 'Please enter a valid email address'],
  ])('API-18 API-52 %s is refused', async (_what, payload, words) => {
    const { token } = await cast.hire('basic');
    const headers = { authorization: `Bearer ${token}` };
    const response = await test.raw({ method: 'PUT', url: '/api/user/email', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
  });

  it('the address one already has is no change', async () => {
    const person = await basicUser(test);
    const answer = await change(person, person.email.toUpperCase());
    expect(answer.status).toBe(400);
    expect((await me(person)).email_verified).toBe(true);
  });
});
