import { afterAll, describe, expect, it } from 'vitest';
import { dailyMail } from '../../contract/daily-mail';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { basicUser, type Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const FORM = 'application/x-www-form-urlencoded';
const addressFor = (email: string) =>
  `/api/unsubscribe?email=${encodeURIComponent(email)}&t=${test.world.auth.unsubscribeToken(email)}`;
const post = (email: string, type: string | null, payload: string) =>
  test.raw({
    method: 'POST',
    url: addressFor(email),
    payload,
    ...(type && { headers: { 'content-type': type } }),
  });
const isOn = async (as: Person) => (await test.call(dailyMail.preferences, { as })).body.dailyMail;

const multipart = (name: string, value: string) => ({
  type: 'multipart/form-data; boundary=----mail',
  payload: `------mail\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n------mail--\r\n`,
});

describe("a mail program's one-click request (RFC 8058)", () => {
  it('as a form switches the daily mail off, without a login', async () => {
    const person = await basicUser(test, 'tom+daily');
    const response = await post(person.email, FORM, 'List-Unsubscribe=One-Click');
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toContain('You will no longer receive daily question emails.');
    expect(await isOn(person)).toBe(false);
  });

  it('as multipart does the same', async () => {
    const person = await cast.hire('basic');
    const { type, payload } = multipart('List-Unsubscribe', 'One-Click');
    expect((await post(person.email, type, payload)).statusCode).toBe(200);
    expect(await isOn(person)).toBe(false);
  });

  it('answers without a redirect and without a cookie, alike for an unknown address', async () => {
    const [person, unknown] = [await cast.hire('basic'), uniqueEmail()];
    const known = await post(person.email, FORM, 'List-Unsubscribe=One-Click');
    const other = await post(unknown, FORM, 'List-Unsubscribe=One-Click');
    expect(other.statusCode).toBe(known.statusCode);
    expect(other.payload).toBe(known.payload);
    expect(known.headers['set-cookie']).toBeUndefined();
    expect(known.headers.location).toBeUndefined();
  });

  const wrongField = multipart('Other', 'One-Click');
  it.each([
    ['an empty form', FORM, ''],
    ['another field', FORM, 'Unsubscribe=One-Click'],
    ['another value', FORM, 'List-Unsubscribe=yes'],
    ['another field as multipart', wrongField.type, wrongField.payload],
    ['multipart that is cut off', 'multipart/form-data; boundary=----mail', '------mail\r\nContent-Dispo'],
    ['no body and no type', null, ''],
  ])('%s is refused with 400 and switches nothing off', async (_what, type, payload) => {
    const person = await cast.hire('basic');
    const response = await post(person.email, type, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/./);
    expect(await isOn(person)).toBe(true);
  });

  it.each(['application/json', 'text/plain'])('as %s is refused with 415', async (type) => {
    const person = await cast.hire('basic');
    const response = await post(person.email, type, JSON.stringify({ 'List-Unsubscribe': 'One-Click' }));
    expect(response.statusCode).toBe(415);
    expect(await isOn(person)).toBe(true);
  });

  it('a form is taken here and nowhere else', async () => {
    const { email, password } = await cast.hire('basic');
    const payload = new URLSearchParams({ email, password }).toString();
    const headers = { 'content-type': FORM };
    const response = await test.raw({ method: 'POST', url: '/api/login', payload, headers });
    expect(response.statusCode).toBe(415);
  });
});
