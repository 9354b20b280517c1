import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { contact } from '../../contract/contact';
import { dailyMail } from '../../contract/daily-mail';
import { HOUR } from '../../contract/time';
import { uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { startLimitedApp, uniquePlace } from '../testing/limits';
import { tokenIn } from '../testing/mailbox';
import { onceServed } from '../testing/patience';
import { loginStatus, openNewestLink, PASSWORD } from '../testing/people';

const test = await startLimitedApp();
const cast = createCast(test);
afterAll(() => test.close());
let ip: string;
beforeEach(() => {
  ip = uniquePlace();
});
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

const guessAt = (email: string) =>
  test.call(accounts.login, { body: { email, password: 'Wrong-pass1' }, ip: uniquePlace() });

describe('mails that a stranger can cause', () => {
  it('reset: three an hour and six a day to one address, however it is written, the rest dropped with the same answer', async () => {
    const { email } = await cast.hire('basic');
    const spellings = [email, email.toUpperCase()];
    const ask = (n = 0) =>
      test.call(accounts.requestReset, { body: { email: spellings[n % 2] ?? email }, ip: uniquePlace() });
    const answers = await times(5, ask);
    for (const sent of [3, 6, 6]) {
      expect(test.mailbox.to(email)).toHaveLength(sent);
      test.clock.advance(HOUR);
      answers.push(...(await times(4, ask)));
    }
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    test.clock.advance(21 * HOUR);
    await ask();
    expect(test.mailbox.to(email)).toHaveLength(7);
  });

  it('sign-up and resending: two an hour to one address, and its owner still gets in', async () => {
    const email = uniqueEmail();
    await test.call(accounts.signup, { body: { email, password: PASSWORD }, ip });
    const again: { status: number }[] = [];
    for (let n = 0; n < 3; n++) {
      again.push(await test.call(accounts.signup, { body: { email, password: 'Strangers1' }, ip }));
    }
    const resent = await times(2, () => test.call(accounts.resendVerification, { body: { email }, ip }));
    expect(statuses(again)).toEqual(Array(3).fill(201));
    expect(statuses(resent)).toEqual(Array(2).fill(200));
    expect(test.mailbox.to(email)).toHaveLength(2);
    const params = { token: tokenIn(test.mailbox.lastTo(email)) };
    await test.call(accounts.completeReset, { params, body: { newPassword: PASSWORD } });
    expect(await loginStatus(test, email, PASSWORD)).toBe(200);
  });

  it('all that is no reset: two an hour and four a day, so that a reset still leaves whatever strangers do', async () => {
    const { email } = await cast.hire('basic');
    const strangers = () =>
      times(5, () => test.call(accounts.signup, { body: { email, password: PASSWORD }, ip: uniquePlace() }));
    const counts = () => {
      const resets = test.mailbox.to(email).filter(({ subject }) => subject.startsWith('Reset your')).length;
      return { resets, others: test.mailbox.to(email).length - resets };
    };
    for (const hour of [1, 2]) {
      await strangers();
      await test.call(accounts.requestReset, { body: { email }, ip: uniquePlace() });
      expect(counts()).toEqual({ resets: hour, others: 2 * hour });
      test.clock.advance(HOUR);
    }
    await strangers();
    expect(counts()).toEqual({ resets: 2, others: 4 });
  });

  it('all kinds share one allowance: what somebody gets unasked is three an hour, whoever causes it and how', async () => {
    const [owner, stranger] = [await cast.hire('basic'), await cast.hire('basic')];
    const { email } = owner;
    await test.call(accounts.signup, { body: { email, password: PASSWORD }, ip: uniquePlace() });
    await test.call(accounts.requestReset, { body: { email }, ip: uniquePlace() });
    await test.call(dailyMail.unsubscribe, { query: { email }, ip: uniquePlace() });
    expect(test.mailbox.to(email)).toHaveLength(3);
    await test.call(accounts.signup, { body: { email, password: PASSWORD }, ip: uniquePlace() });
    await test.call(accounts.requestReset, { body: { email }, ip: uniquePlace() });
    await test.call(accounts.resendVerification, { body: { email }, ip: uniquePlace() });
    expect(test.mailbox.to(email)).toHaveLength(3);

    const target = uniqueEmail('target');
    await test.call(accounts.signup, { body: { email: target, password: PASSWORD }, ip: uniquePlace() });
    for (let n = 0; n < 2; n++) {
      await test.call(accounts.changeEmail, { as: stranger, body: { newEmail: target }, ip });
    }
    expect(test.mailbox.to(target)).toHaveLength(2);
  });

  it('the warning of guesses is one of them: three an hour and six a day, whatever strangers do and in which order', {
    timeout: 180_000,
  }, async () => {
    const { email } = await cast.hire('basic');
    const [signups, resets, guesses] = [
      () => times(5, () => test.call(accounts.signup, { body: { email, password: PASSWORD }, ip: uniquePlace() })),
      () => times(5, () => test.call(accounts.requestReset, { body: { email }, ip: uniquePlace() })),
      () => times(20, () => onceServed(() => guessAt(email))),
    ];
    const counts = () => {
      const sent = test.mailbox.to(email).map(({ subject }) => subject);
      return { all: sent.length, warnings: sent.filter((subject) => subject.includes('guessing')).length };
    };
    for (const cause of [signups, guesses, resets]) await cause();
    expect(counts()).toEqual({ all: 3, warnings: 0 });
    test.clock.advance(HOUR);
    // He is told as soon as he may be mailed again.
    for (const cause of [guesses, signups, resets]) await cause();
    expect(counts()).toEqual({ all: 6, warnings: 1 });
    test.clock.advance(HOUR);
    for (const cause of [guesses, signups, resets]) await cause();
    expect(counts()).toEqual({ all: 6, warnings: 1 });
  });

  it('from one place: three hundred an hour, then 429 with Retry-After', { timeout: 60_000 }, async () => {
    const ask = () => test.call(accounts.resendVerification, { body: { email: uniqueEmail() }, ip });
    // In lots: on a busy machine the last of 300 at once would wait too long for a connection to the database.
    for (let lot = 0; lot < 10; lot++) expect(statuses(await times(30, ask))).toEqual(Array(30).fill(200));
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = { body: { email: uniqueEmail() }, ip: uniquePlace() };
    expect((await test.call(accounts.resendVerification, elsewhere)).status).toBe(200);
  });

  it('contact: twenty an hour from one place, then 429', async () => {
    const body = { email: uniqueEmail(), subject: 'Hello', message: 'Text', purpose: 'idea' } as const;
    const answers = await times(22, () => test.call(contact.send, { body, ip }));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(20);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2);
    expect(test.mailbox.sent.filter(({ letter }) => letter.replyTo === body.email)).toHaveLength(20);
  });

  it('changing the address to and fro: two an hour to the same address, however many accounts do it', async () => {
    const target = uniqueEmail('target');
    for (const person of [await cast.hire('basic'), await cast.hire('basic')]) {
      for (let n = 0; n < 2; n++) {
        for (const newEmail of [target, uniqueEmail()]) {
          expect((await test.call(accounts.changeEmail, { as: person, body: { newEmail }, ip })).status).toBe(200);
        }
      }
    }
    expect(test.mailbox.to(target)).toHaveLength(2);
  });

  it('changing the address: ten an hour for one account, then 429', async () => {
    const person = await cast.hire('basic');
    const change = () => test.call(accounts.changeEmail, { as: person, body: { newEmail: uniqueEmail() }, ip });
    for (let n = 0; n < 10; n++) expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
  });
});

describe('a changed address to which no more may be mailed', () => {
  it('waits no longer than the link that was mailed, which stays good', async () => {
    const [person, next] = [await cast.hire('basic'), uniqueEmail('next')];
    const change = () => test.call(accounts.changeEmail, { as: person, body: { newEmail: next }, ip: uniquePlace() });
    const shown = async () => (await test.call(accounts.me, { as: person })).body.email;
    for (let n = 0; n < 2; n++) await test.call(accounts.signup, { body: { email: next, password: PASSWORD }, ip });
    test.clock.advance(HOUR);
    await change();
    await test.call(accounts.resendVerification, { as: person, body: { email: next }, ip: uniquePlace() });
    expect(test.mailbox.to(next)).toHaveLength(4);
    const lastMailed = 24 * HOUR;
    test.clock.advance(lastMailed / 2);
    for (const again of [change, change]) expect((await again()).status).toBe(200);
    await test.call(accounts.resendVerification, { as: person, body: { email: next }, ip: uniquePlace() });
    expect(test.mailbox.to(next)).toHaveLength(4);
    expect(await shown()).toBe(next);
    test.clock.advance(lastMailed / 2 - HOUR / 2);
    expect((await openNewestLink(test, next)).body.code).toBe('login_to_verify');
    test.clock.advance(HOUR / 2);
    expect(await shown()).toBe(person.email);
  });
});

describe('unsubscribing others by guessing their addresses', () => {
  const unsubscribe = (email: string, t?: string, from = ip) =>
    test.call(dailyMail.unsubscribe, { query: { email, ...(t && { t }) }, ip: from });
  const isOn = async (as: { token: string }) => (await test.call(dailyMail.preferences, { as })).body.dailyMail;
  const switchOn = (as: { token: string }) =>
    test.call(dailyMail.savePreferences, { as, body: { dailyMail: true, hour: 8, timeZone: 'UTC' } });

  it('is refused after thirty an hour from one place; a forged proof counts as none', async () => {
    const forged = test.world.auth.unsubscribeToken(uniqueEmail());
    const answers = await times(32, () => unsubscribe(uniqueEmail(), forged));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(30);
    const person = await cast.hire('basic');
    expect((await unsubscribe(person.email, forged)).status).toBe(429);
    expect(await isOn(person)).toBe(true);
  });

  it('does not keep anybody from the link in his own mail, which carries a proof', async () => {
    await times(31, () => unsubscribe(uniqueEmail()));
    const person = await cast.hire('basic');
    const proof = test.world.auth.unsubscribeToken(person.email);
    expect((await unsubscribe(person.email.toUpperCase(), proof)).status).toBe(200);
    expect(await isOn(person)).toBe(false);
  });

  it('with a forged proof from many places is no more than without one, and tells no more', async () => {
    const person = await cast.hire('basic');
    const forged = test.world.auth.unsubscribeToken(uniqueEmail());
    const again = () => unsubscribe(person.email, forged, uniquePlace());
    for (let n = 0; n < 2; n++) {
      await test.call(accounts.signup, { body: { email: person.email, password: PASSWORD }, ip: uniquePlace() });
    }
    for (let round = 0; round < 3; round++) {
      await again();
      expect(await isOn(person)).toBe(false);
      await switchOn(person);
    }
    expect((await again()).status).toBe(200);
    expect(await isOn(person)).toBe(true);
    expect(test.mailbox.to(person.email)).toHaveLength(2);
  });

  it('works three times a day for one address, and no longer against somebody who switches it on again', async () => {
    const person = await cast.hire('basic');
    for (let round = 0; round < 3; round++) {
      await unsubscribe(person.email, undefined, uniquePlace());
      expect(await isOn(person)).toBe(false);
      await switchOn(person);
    }
    expect((await unsubscribe(person.email, undefined, uniquePlace())).status).toBe(200);
    expect(await isOn(person)).toBe(true);
  });
});

describe('a script that plays many people from one machine', () => {
  it('signs up 120 of them, verifies them and logs in, with the limits on', { timeout: 60_000 }, async () => {
    const emails = Array.from({ length: 120 }, () => uniqueEmail('crowd'));
    const signUp = (email: string) => test.call(accounts.signup, { body: { email, password: PASSWORD } });
    const signups = emails.map((email) => onceServed(() => signUp(email)));
    expect(statuses(await Promise.all(signups))).toEqual(Array(120).fill(201));
    const opened = await Promise.all(emails.map((email) => openNewestLink(test, email)));
    expect(statuses(opened)).toEqual(Array(120).fill(200));
    for (const email of emails.slice(-12)) expect(await loginStatus(test, email, PASSWORD)).toBe(200);
  });
});
