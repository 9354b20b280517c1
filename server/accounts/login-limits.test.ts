import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { startLimitedApp, uniquePlace } from '../testing/limits';
import { onceServed } from '../testing/patience';
import { PASSWORD } from '../testing/people';
import { publicSettings } from '../testing/public-settings';

const test = await startLimitedApp();
const second = await startLimitedApp({ clock: test.clock, mailer: test.mailbox.mailer });
const proxied = await startLimitedApp({
  clock: test.clock,
  mailer: test.mailbox.mailer,
  env: { ...publicSettings, TRUST_PROXY: '1' },
});
const cast = createCast(test);
afterAll(async () => {
  await test.close();
  await second.close();
  await proxied.close();
});
let place: string;
beforeEach(() => {
  place = uniquePlace();
});

const logIn = (email: string, password: string, ip = place, app = test, headers: Record<string, string> = {}) =>
  onceServed(() => app.call(accounts.login, { body: { email, password }, ip, headers }));
const statusOf = async (...given: Parameters<typeof logIn>) => (await logIn(...given)).status;

async function failTimes(times: number, email: string, ip = place): Promise<number[]> {
  return Promise.all(Array.from({ length: times }, () => statusOf(email, 'Wrong-pass1', ip)));
}

describe('guessing a password', () => {
  it('is refused after ten failures with 429 and Retry-After, while the owner still gets in from his own place', async () => {
    const { email } = await cast.hire('basic');
    expect(await failTimes(10, email)).toEqual(Array(10).fill(401));
    const refused = await logIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toBe('Too many attempts. Please wait a bit and try again.');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(await statusOf(email, PASSWORD, uniquePlace())).toBe(200);
    test.clock.advance(wait * 1000);
    expect(await statusOf(email, PASSWORD)).toBe(200);
    test.clock.set('2032-06-02T00:00:30Z');
  });

  it('is counted over all instances', async () => {
    const { email } = await cast.hire('basic');
    await failTimes(10, email);
    expect(await statusOf(email, PASSWORD, place, second)).toBe(429);
  });

  it('all at once gains nothing: of thirty parallel guesses ten are looked at', async () => {
    const { email } = await cast.hire('basic');
    const answers = await failTimes(30, email);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });

  it('counts failures only: logging in rightly never uses anything up', async () => {
    const { email } = await cast.hire('basic');
    for (let n = 0; n < 12; n++) expect(await statusOf(email, PASSWORD)).toBe(200);
    expect(await failTimes(9, email)).toEqual(Array(9).fill(401));
    expect(await statusOf(email, PASSWORD)).toBe(200);
    expect(await statusOf(email, 'Wrong-pass1')).toBe(401);
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });

  it('of an address that does not exist is answered in the same way', async () => {
    const email = uniqueEmail();
    expect(await failTimes(10, email)).toEqual(Array(10).fill(401));
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });

  it('from one place against many accounts is refused after a hundred failures', { timeout: 60_000 }, async () => {
    const emails = Array.from({ length: 100 }, () => uniqueEmail());
    const answers = await Promise.all(emails.map((email) => statusOf(email, PASSWORD)));
    expect(answers).toEqual(Array(100).fill(401));
    const { email } = await cast.hire('basic');
    expect(await statusOf(email, PASSWORD)).toBe(429);
    expect(await statusOf(email, PASSWORD, uniquePlace())).toBe(200);
  });

  it('in an open session, as the current password, counts too', async () => {
    const person = await cast.hire('basic');
    const guess = (currentPassword: string) =>
      test.call(accounts.changePassword, {
        as: person,
        body: { currentPassword, newPassword: 'NewPass99' },
        ip: place,
      });
    for (let n = 0; n < 10; n++) expect((await guess('Wrong-pass1')).status).toBe(400);
    expect((await guess(PASSWORD)).status).toBe(429);
  });
});

describe('the place of a caller', () => {
  const forwarded = (address: string) => ({ 'x-forwarded-for': address });

  it('is the connection, whatever he says of himself in a header', async () => {
    const { email } = await cast.hire('basic');
    for (let n = 0; n < 10; n++) await logIn(email, 'Wrong-pass1', place, test, forwarded(uniquePlace()));
    expect(await statusOf(email, PASSWORD, place, test, forwarded(uniquePlace()))).toBe(429);
  });

  it('is what the one trusted proxy in front says, and not what was sent to the proxy', async () => {
    const { email } = await cast.hire('basic');
    const victim = uniquePlace();
    for (let n = 0; n < 10; n++) {
      await logIn(email, 'Wrong-pass1', '127.0.0.1', proxied, forwarded(`${uniquePlace()}, ${victim}`));
    }
    expect(await statusOf(email, PASSWORD, '127.0.0.1', proxied, forwarded(victim))).toBe(429);
    expect(await statusOf(email, PASSWORD, '127.0.0.1', proxied, forwarded(uniquePlace()))).toBe(200);
  });
});
