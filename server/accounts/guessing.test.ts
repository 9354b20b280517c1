import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { refusals } from '../../contract/errors';
import { DAY } from '../../contract/time';
import { user } from '../platform/db/schema';
import { uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { startLimitedApp, uniquePlace } from '../testing/limits';
import { onceServed } from '../testing/patience';
import { PASSWORD, type Person, resetTokenFor } from '../testing/people';

const test = await startLimitedApp();
const second = await startLimitedApp({ clock: test.clock, mailer: test.mailbox.mailer });
const cast = createCast(test);
afterAll(async () => {
  await test.close();
  await second.close();
});
const STRANGERS = 20;

interface From {
  devices?: string[];
  ip?: string;
  app?: typeof test;
}
const logIn = (email: string, password: string, { devices, ip = uniquePlace(), app = test }: From = {}) =>
  onceServed(() => app.call(accounts.login, { body: { email, password, ...(devices && { devices }) }, ip }));
const statusOf = async (...given: Parameters<typeof logIn>) => (await logIn(...given)).status;
const isGuess = ({ subject }: { subject: string }) => subject.includes('guessing');
const warningsTo = (email: string) => test.mailbox.to(email).filter(isGuess);

/** Each from a place of its own, by turns on both instances. */
function guess(times: number, email: string): Promise<number[]> {
  const guesses = Array.from({ length: times }, (_, n) =>
    statusOf(email, 'Wrong-pass1', { app: n % 2 === 0 ? test : second }),
  );
  return Promise.all(guesses);
}

let person: Person;
let device: string;
beforeEach(async () => {
  person = await cast.hire('basic');
  device = (await logIn(person.email, PASSWORD)).body.device;
});

describe('guesses at one account from many places', { timeout: 180_000 }, () => {
  it('of 54 from 54 addresses, on two instances at once, 20 are looked at', async () => {
    const answers = await guess(54, person.email);
    expect(answers.filter((status) => status === 401)).toHaveLength(STRANGERS);
    expect(answers.filter((status) => status === 429)).toHaveLength(54 - STRANGERS);
  });

  it('leave the owner in on a device he has logged in with before, on either instance', async () => {
    await guess(STRANGERS + 5, person.email);
    const refused = await logIn(person.email, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_guesses' } });
    expect(refused.body.error).toBe(refusals.too_many_guesses.words);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
    expect(await statusOf(person.email, PASSWORD, { devices: [device] })).toBe(200);
    expect(await statusOf(person.email, PASSWORD, { devices: [device], app: second })).toBe(200);
  });

  it('leave him in though the guesser sits at the very same place and has used that up too', async () => {
    const ip = uniquePlace();
    const guesses = Array.from({ length: 120 }, () => statusOf(uniqueEmail(), 'Wrong-pass1', { ip }));
    await Promise.all(guesses);
    expect(await statusOf(person.email, PASSWORD, { ip })).toBe(429);
    expect(await statusOf(person.email, PASSWORD, { ip, devices: [device] })).toBe(200);
  });

  it('leave him the way by mail, which makes a new device a known one', async () => {
    await guess(STRANGERS + 1, person.email);
    const token = await resetTokenFor(test, person.email);
    const reset = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Another-1' } });
    expect(await statusOf(person.email, 'Another-1')).toBe(429);
    expect(await statusOf(person.email, 'Another-1', { devices: [reset.body.device] })).toBe(200);
  });

  it('do not keep somebody who is logged in from a new password, whose answer keeps his device known', async () => {
    await guess(STRANGERS + 1, person.email);
    const body = { currentPassword: PASSWORD, newPassword: 'Another-1' };
    const changed = await test.call(accounts.changePassword, { as: person, body, ip: uniquePlace() });
    expect(changed.status).toBe(200);
    expect(await statusOf(person.email, 'Another-1', { devices: [changed.body.device] })).toBe(200);
  });

  it('are forgotten with the hour', async () => {
    await guess(STRANGERS + 1, person.email);
    const { headers } = await logIn(person.email, PASSWORD);
    test.clock.advance(Number(headers['retry-after']) * 1000);
    expect(await statusOf(person.email, PASSWORD)).toBe(200);
  });

  it('do not count where they are right: 25 new devices come in', async () => {
    for (let round = 0; round < 5; round++) {
      const logins = Array.from({ length: 5 }, () => statusOf(person.email, PASSWORD));
      expect(await Promise.all(logins)).toEqual(Array(5).fill(200));
    }
    expect(await guess(STRANGERS, person.email)).toEqual(Array(STRANGERS).fill(401));
  });

  it('are counted together while a changed address waits, and the proved one is told', async () => {
    const next = uniqueEmail('next');
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: next } });
    const half = STRANGERS / 2;
    const answers = [...(await guess(half, next)), ...(await guess(half, person.email)), ...(await guess(3, next))];
    expect(answers).toEqual([...Array(STRANGERS).fill(401), 429, 429, 429]);
    expect(warningsTo(person.email)).toHaveLength(1);
    expect(warningsTo(next)).toHaveLength(0);
  });

  it('at an address without an account are answered alike, to the last word', async () => {
    const nobody = uniqueEmail();
    const [known, unknown] = [await guess(STRANGERS, person.email), await guess(STRANGERS, nobody)];
    expect(unknown).toEqual(known);
    const [one, other] = [await logIn(person.email, PASSWORD), await logIn(nobody, PASSWORD)];
    expect(other).toMatchObject({ status: one.status, body: one.body });
    // They were counted one after the other, so that their hours end seconds apart.
    const [wait, others] = [one, other].map(({ headers }) => Number(headers['retry-after']));
    expect(Math.abs(Number(wait) - Number(others))).toBeLessThan(60);
  });
});

describe('a known device', { timeout: 180_000 }, () => {
  it('has ten wrong passwords of its own in a quarter of an hour', async () => {
    const devices = [device];
    for (let n = 0; n < 10; n++) expect(await statusOf(person.email, 'Wrong-pass1', { devices })).toBe(401);
    expect(await statusOf(person.email, PASSWORD, { devices })).toBe(429);
    expect(await statusOf(person.email, PASSWORD)).toBe(200);
    expect(warningsTo(person.email)).toHaveLength(0);
  });

  it('is not many devices by what is written behind its mark', async () => {
    await guess(STRANGERS, person.email);
    expect(await statusOf(person.email, PASSWORD, { devices: [`${device}.1`] })).toBe(429);
    expect(await statusOf(person.email, PASSWORD, { devices: [device] })).toBe(200);
  });

  it('is known by any of the marks that its browser keeps, and stays the same device', async () => {
    const other = await cast.hire('basic');
    const { device: others } = (await logIn(other.email, PASSWORD)).body;
    await guess(STRANGERS, person.email);
    const answer = await logIn(person.email, PASSWORD, { devices: [others, 'rubbish', device] });
    expect(answer).toMatchObject({ status: 200, body: { device } });
  });

  it("is not made by another account's mark, a forged one, or one of an earlier password", async () => {
    const other = await cast.hire('basic');
    const { device: others } = (await logIn(other.email, PASSWORD)).body;
    const body = { currentPassword: PASSWORD, newPassword: 'Another-1' };
    await test.call(accounts.changePassword, { as: person, body });
    await guess(STRANGERS, person.email);
    const [name = '', signature = ''] = device.split('.');
    for (const mark of [others, device, `${name}x.${signature}`, `.${signature}`, '', '.', name]) {
      expect(await statusOf(person.email, 'Another-1', { devices: [mark] }), mark).toBe(429);
    }
  });

  it.each([
    ['too many', Array(6).fill('x')],
    ['one that is too long', ['x'.repeat(101)]],
    ['no list', 'x'],
    ['numbers', [1]],
  ])('is asked for as marks: %s gets a sentence', async (_what, devices) => {
    const payload = { email: person.email, password: PASSWORD, devices };
    const response = await test.raw({ method: 'POST', url: '/api/login', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/^Please check the field devices/);
  });
});

describe('the owner of an account that strangers guess at', { timeout: 180_000 }, () => {
  it('gets one mail a day that says what happened and what to do, however many instances notice at once', async () => {
    await guess(STRANGERS - 1, person.email);
    expect(warningsTo(person.email)).toHaveLength(0);
    await guess(30, person.email);
    test.clock.advance(60 * 60 * 1000);
    await guess(30, person.email);
    expect(warningsTo(person.email)).toHaveLength(1);
    const [{ text } = { text: '' }] = warningsTo(person.email);
    expect(text).toContain('twenty wrong passwords were tried');
    expect(text).toContain('devices you have used before still work');
    expect(text).toContain('/reset-password');
    test.clock.advance(DAY);
    await guess(30, person.email);
    expect(warningsTo(person.email)).toHaveLength(2);
  });

  it('loses no other mail to a warning that he has had today', async () => {
    await guess(STRANGERS, person.email);
    test.clock.advance(60 * 60 * 1000);
    await guess(STRANGERS, person.email);
    const body = { email: person.email, password: PASSWORD };
    for (let n = 0; n < 3; n++) await onceServed(() => test.call(accounts.signup, { body, ip: uniquePlace() }));
    expect(test.mailbox.to(person.email)).toHaveLength(1 + 2);
  });

  it('gets no second one that day though a crash has emptied the counters', async () => {
    await guess(STRANGERS, person.email);
    await test.world.database.executeSql('truncate rate_counter');
    await guess(STRANGERS, person.email);
    expect(warningsTo(person.email)).toHaveLength(1);
  });
});

describe('an attempt that could not be checked', { timeout: 180_000 }, () => {
  it('is not held against anybody: his hash is damaged, and once it is mended he comes in from the same place', async () => {
    const ip = uniquePlace();
    const { db } = test.world;
    const his = eq(user.id, person.id);
    const [before] = await db.select().from(user).where(his);
    await db.update(user).set({ passwordHash: 'damaged' }).where(his);
    for (let n = 0; n < 11; n++) expect(await statusOf(person.email, PASSWORD, { ip })).toBe(500);
    await db
      .update(user)
      .set({ passwordHash: before?.passwordHash ?? '' })
      .where(his);
    expect(await statusOf(person.email, PASSWORD, { ip })).toBe(200);
  });
});

describe('a refused attempt at one account', { timeout: 180_000 }, () => {
  it('costs the office nothing: a hundred of them leave its other people in', async () => {
    const ip = uniquePlace();
    const attempts = Array.from({ length: 110 }, () => statusOf(person.email, 'Wrong-pass1', { ip }));
    const answers = await Promise.all(attempts);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    const colleague = await cast.hire('basic');
    expect(await statusOf(colleague.email, 'Wrong-pass1', { ip })).toBe(401);
    expect(await statusOf(colleague.email, PASSWORD, { ip })).toBe(200);
  });
});
