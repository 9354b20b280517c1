import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { lifetimes } from '../../contract/limits';
import { MINUTE } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { basicUser, logIn, type Person, resetTokenFor, sessionStatus } from '../testing/people';
import { claimsIn } from '../testing/tokens';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const secret = () => test.world.auth.sessionSecret;

/** Signed as ours are, whatever it says. */
function signed(header: object, payload: object, key: Buffer = secret(), digest = 'sha256'): string {
  const head = `${encode(header)}.${encode(payload)}`;
  return `${head}.${createHmac(digest, key).update(head).digest('base64url')}`;
}

describe('a session token', () => {
  it('DATA-23 says who, which session and until when in seconds, and nothing else', async () => {
    const person = await basicUser(test);
    const claims = claimsIn(person.token);
    expect(Object.keys(claims).sort()).toEqual(['exp', 'sid', 'sub']);
    expect(claims.sub).toBe(person.id);
    const inThirtyDays = (test.clock.now().getTime() + lifetimes.session) / 1000;
    expect(Math.abs(claims.exp - inThirtyDays)).toBeLessThan(60);
  });

  it('SESSION-20 is rejected with 401 once its 30 days are over', async () => {
    const person = await basicUser(test);
    test.clock.advance(lifetimes.session - MINUTE);
    expect(await sessionStatus(test, person)).toBe(200);
    test.clock.advance(MINUTE);
    expect(await sessionStatus(test, person)).toBe(401);
  });

  it('SESSION-20 ends with its session even if the token claims a longer life', async () => {
    const { id, token } = await basicUser(test);
    const { sid } = claimsIn(token);
    const longer = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setExpirationTime(new Date(test.clock.now().getTime() + 2 * lifetimes.session))
      .sign(test.world.sessionKey);
    expect(await sessionStatus(test, { token: longer })).toBe(200);
    test.clock.advance(lifetimes.session);
    expect(await sessionStatus(test, { token: longer })).toBe(401);
  });

  it('logging out ends this session and no other', async () => {
    const person = await basicUser(test);
    const elsewhere = await logIn(test, person);
    const answer = await test.call(accounts.logout, { as: person });
    expect(answer.status).toBe(200);
    expect(await sessionStatus(test, person)).toBe(401);
    expect(await sessionStatus(test, elsewhere)).toBe(200);
    expect((await test.call(accounts.logout, { as: person })).status).toBe(401);
  });

  it('of a deleted account is worth nothing', async () => {
    const person = await basicUser(test);
    await test.call(accounts.deleteAccount, { as: person });
    expect(await sessionStatus(test, person)).toBe(401);
  });
});

describe('SESSION-19 API-51 a token that is not as we signed it is rejected with 401', () => {
  let victim: Person;
  let other: Person;
  let header: object;
  let payload: { sub: string; sid: string; exp: number };
  beforeAll(async () => {
    victim = await cast.hire('basic');
    other = await cast.hire('basic');
    header = { alg: 'HS256', typ: 'JWT' };
    payload = claimsIn(victim.token);
  });
  const parts = () => victim.token.split('.') as [string, string, string];
  const flipped = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

  it('and one made in the same way by the right key is taken, so that the cases below prove something', async () => {
    expect(await sessionStatus(test, { token: signed(header, payload) })).toBe(200);
  });

  const forgeries: [string, () => string | Promise<string>][] = [
    ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['an altered signature', () => `${parts()[0]}.${parts()[1]}.${flipped(parts()[2])}`],
    ['an altered payload', () => `${parts()[0]}.${encode({ ...payload, sub: other.id })}.${parts()[2]}`],
    ['an altered header', () => `${encode({ alg: 'HS256' })}.${parts()[1]}.${parts()[2]}`],
    ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`],
    ['alg None with a signature', () => signed({ alg: 'None', typ: 'JWT' }, payload)],
    ['HS512 with the right key', () => signed({ alg: 'HS512', typ: 'JWT' }, payload, secret(), 'sha512')],
    ['another secret', () => signed(header, payload, Buffer.alloc(32, 1))],
    ['an empty secret', () => signed(header, payload, Buffer.alloc(0))],
    ['the public configuration as the secret', () => signed(header, payload, Buffer.from(test.world.config.publicUrl))],
    ['no exp', () => signed(header, { sub: payload.sub, sid: payload.sid })],
    ['no sid', () => signed(header, { sub: payload.sub, exp: payload.exp })],
    ['no sub', () => signed(header, { sid: payload.sid, exp: payload.exp })],
    ['an exp in the past', () => signed(header, { ...payload, exp: 1_000_000_000 })],
    ['exp as a text', () => signed(header, { ...payload, exp: String(payload.exp) })],
    ["another user's session", () => signed(header, { ...payload, sub: other.id })],
    ['a session that never was', () => signed(header, { ...payload, sid: '00000000-0000-7000-8000-000000000000' })],
    ['a session id that is none', () => signed(header, { ...payload, sid: "' or 1=1 --" })],
    ['an unknown critical extension', () => signed({ ...header, crit: ['b64'], b64: false }, payload)],
    ['a mailed reset token', () => resetTokenFor(test, victim.email)],
    ['an unsubscribe token', () => test.world.auth.unsubscribeToken(victim.email)],
    ['one part only', () => parts()[1]],
    ['the text null', () => 'null'],
  ];

  it.each(forgeries)('%s', async (_what, forge) => {
    const answer = await test.call(accounts.me, { as: { token: await forge() } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Authentication required', code: 'authentication_required' });
  });
});

describe('API-51 without a bearer token an authenticated call answers 401', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Basic TOKEN', 'TOKEN', 'Token TOKEN', 'Bearer, TOKEN'])('%j', async (shape) => {
    const { token } = await cast.hire('basic');
    const authorization = shape.replace('TOKEN', token);
    const response = await test.raw({ method: 'GET', url: '/api/user', headers: { authorization } });
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toBe('Authentication required');
  });

  it('and a token in the address or in a cookie is not looked at', async () => {
    const { token } = await cast.hire('basic');
    const inAddress = await test.raw({ method: 'GET', url: `/api/user?token=${token}&access_token=${token}` });
    const inCookie = await test.raw({ method: 'GET', url: '/api/user', headers: { cookie: `token=${token}` } });
    expect([inAddress.statusCode, inCookie.statusCode]).toEqual([401, 401]);
  });
});
