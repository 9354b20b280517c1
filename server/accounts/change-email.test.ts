import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { lifetimes } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { tokenIn } from '../testing/mailbox';
import {
  basicUser,
  logIn,
  loginStatus,
  openNewestLink,
  type Person,
  resetTokenFor,
  sessionStatus,
  signUp,
} from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const change = (as: { token: string }, newEmail: string) => test.call(accounts.changeEmail, { as, body: { newEmail } });
const me = async (as: Person) => (await test.call(accounts.me, { as })).body;

describe('changing the email address', () => {
  it('API-18 is shown at once, as not proved; until it is, both addresses log in', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    const answer = await change(person, next);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Email updated successfully!' });
    expect(await me(person)).toMatchObject({ email: next, email_verified: false, proved_email: person.email });
    for (const email of [next, next.toUpperCase(), person.email]) {
      expect(await loginStatus(test, email, person.password)).toBe(200);
    }
    expect(await loginStatus(test, next, 'Password9')).toBe(401);
  });

  it('once it is proved only the new one does', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    expect((await openNewestLink(test, next, person)).status).toBe(200);
    expect(await me(person)).toMatchObject({ email: next, email_verified: true, proved_email: next });
    expect(await loginStatus(test, next, person.password)).toBe(200);
    expect(await loginStatus(test, person.email, person.password)).toBe(401);
    // As mail scanners do, before or after him.
    expect((await openNewestLink(test, next)).status).toBe(200);
  });

  it('lapses with its link after 24 hours, and the address before stands as if nothing had been', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('mistyped');
    await change(person, next);
    test.clock.advance(lifetimes.verifyToken - 1000);
    expect((await me(person)).email).toBe(next);
    test.clock.advance(1000);
    expect(await me(person)).toMatchObject({ email: person.email, email_verified: true });
    expect(await loginStatus(test, next, person.password)).toBe(401);
    expect(await loginStatus(test, person.email, person.password)).toBe(200);
    expect((await openNewestLink(test, next, person)).status).toBe(400);
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
  });

  it('ends the sessions of other devices, and not the one that asked', async () => {
    const person = await basicUser(test);
    const elsewhere = await logIn(test, person);
    await change(person, uniqueEmail('next'));
    expect(await sessionStatus(test, person)).toBe(200);
    expect(await sessionStatus(test, elsewhere)).toBe(401);
  });

  it('until the new address is verified, a reset link goes to the old one and nothing to the new one', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    for (const email of [next, person.email]) await test.call(accounts.requestReset, { body: { email } });
    await test.call(accounts.resendVerification, { body: { email: next } });
    expect(test.mailbox.to(next)).toHaveLength(1);
    expect(test.mailbox.lastTo(person.email).subject).toBe('Reset your Heartnote password');

    await openNewestLink(test, next, person);
    await test.call(accounts.requestReset, { body: { email: next } });
    expect(test.mailbox.lastTo(next).subject).toBe('Reset your Heartnote password');
  });

  it('a password that was reset ends the change: whoever asked for it may have been somebody else', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    const token = await resetTokenFor(test, person.email);
    await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Brandnew1' } });
    const again = await logIn(test, { email: person.email, password: 'Brandnew1' });
    expect(await me(again)).toMatchObject({ email: person.email, email_verified: true });
    expect((await openNewestLink(test, next, again)).status).toBe(400);
  });

  it('whoever is logged in has the link sent again, which starts its day anew', async () => {
    const person = await basicUser(test);
    const next = uniqueEmail('next');
    await change(person, next);
    test.clock.advance(lifetimes.verifyToken / 2);
    await test.call(accounts.resendVerification, { as: person, body: { email: next.toUpperCase() } });
    expect(test.mailbox.to(next)).toHaveLength(2);
    test.clock.advance(lifetimes.verifyToken - 1000);
    expect((await openNewestLink(test, next, person)).status).toBe(200);
    expect(await loginStatus(test, next, person.password)).toBe(200);
  });

  it('the link of an address that he changed again no longer verifies', async () => {
    const person = await basicUser(test);
    const first = uniqueEmail('first');
    await change(person, first);
    const verification = tokenIn(test.mailbox.lastTo(first));
    await change(person, uniqueEmail('second'));
    expect((await test.call(accounts.verifyEmail, { query: { token: verification }, as: person })).status).toBe(400);
    expect((await me(person)).email_verified).toBe(false);
  });

  it('a reset link that was mailed to the old address is dead once the new one is proved', async () => {
    const person = await basicUser(test);
    const token = await resetTokenFor(test, person.email);
    const next = uniqueEmail('next');
    await change(person, next);
    await openNewestLink(test, next, person);
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

  it('an address is not kept from its owner by a sign-up that nobody confirmed, which makes way when it is proved', async () => {
    const person = await basicUser(test);
    const stranger = await signUp(test);
    const strangers = tokenIn(test.mailbox.lastTo(stranger.email));
    expect((await change(person, stranger.email.toUpperCase())).status).toBe(200);
    expect(await loginStatus(test, stranger.email, person.password)).toBe(200);
    expect((await openNewestLink(test, stranger.email.toUpperCase(), person)).status).toBe(200);
    expect((await test.call(accounts.verifyEmail, { query: { token: strangers } })).status).toBe(400);
    expect(await loginStatus(test, stranger.email, person.password)).toBe(200);
  });

  it('of two people who want the same address, the one who proves it gets it, and both may try at once', async () => {
    const [one, two] = [await basicUser(test), await basicUser(test)];
    const wanted = uniqueEmail('wanted');
    const answers = await Promise.all([change(one, wanted), change(two, wanted)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const tokens = test.mailbox.to(wanted).map(tokenIn);
    const tries = [one, two].flatMap((as) => tokens.map((token) => ({ as, query: { token } })));
    const opened = await Promise.all(tries.map((given) => test.call(accounts.verifyEmail, given)));
    // Whoever opens the same link after that is told so.
    expect(opened.filter(({ body }) => body.message === messages.verify.done)).toHaveLength(1);
    expect(opened.filter(({ status }) => status >= 500)).toEqual([]);
    expect([await me(one), await me(two)].filter(({ proved_email }) => proved_email === wanted)).toHaveLength(1);
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
