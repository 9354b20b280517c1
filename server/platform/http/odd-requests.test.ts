import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { subscriptionState } from '../../billing/subscription-state';
import { startTestApp, type TestApp } from '../../testing/app';
import { type Cast, createCast } from '../../testing/cast';
import { encoded, everyEndpoint, validRequest } from '../../testing/contract';
import { PASSWORD } from '../../testing/people';
import { foreignFields, poisonousParts } from '../../testing/poison';
import { expectRefusal } from '../../testing/refused';
import { subscription, user } from '../db/schema';

const guarded = everyEndpoint.filter(({ endpoint }) => endpoint.access !== 'public');
const withBody = everyEndpoint.filter(({ endpoint }) => endpoint.body);
const jsonOnly = everyEndpoint.filter(({ endpoint: e }) => e.method !== 'GET' && (e.bodyAs ?? 'json') === 'json');

describe('requests that no browser of ours makes', () => {
  let test: TestApp;
  let cast: Cast;
  beforeAll(async () => {
    test = await startTestApp();
    cast = createCast(test);
  });
  afterAll(() => test.close());

  const codeOf = (response: LightMyRequestResponse) => [response.statusCode, expectRefusal(response).code];

  it.each(['TRACE', 'PATCH', 'PROPFIND', 'MKCOL', 'OPTIONS', 'SEARCH', 'LOCK', 'PURGE'])(
    'the method %s is known nowhere and changes nothing',
    async (method) => {
      const { token } = await cast.hire('premium');
      for (const { endpoint } of everyEndpoint) {
        const response = await test.raw({
          method: method as 'GET',
          url: validRequest(endpoint).url,
          headers: { authorization: `Bearer ${token}` },
        });
        expect(codeOf(response), endpoint.path).toEqual([404, 'not_found']);
        expect(response.headers.allow).toBeUndefined();
      }
      expect((await test.call(accounts.me, { as: { token } })).status).toBe(200);
    },
  );

  it('HEAD makes no call at all, so that looking at a link has no effect', async () => {
    for (const { endpoint } of everyEndpoint) {
      const response = await test.raw({ method: 'HEAD', url: validRequest(endpoint).url });
      // Those that say so have no effect.
      expect(response.statusCode, endpoint.path).toBe(endpoint.alsoHead ? 200 : 404);
    }
    expect(everyEndpoint.filter(({ endpoint }) => endpoint.alsoHead).map(({ name }) => name)).toEqual([
      'health.ready',
      'health.check',
    ]);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api//user',
    '/api/user/',
    '/api/user/email/x',
    '/api/admin',
    '/health/x',
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/assets/nothing.js',
    'http://evil.example/api/nothing',
  ])('API-52 %s is unknown and says so in JSON', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      expect(codeOf(await test.raw({ method, url })), method).toEqual([404, 'not_found']);
    }
  });

  it('an address written in another way is the same address, guard included', async () => {
    for (const url of ['/%61pi/user', 'http://evil.example/api/user', '/api/%75ser', '/api/user?x=1', '/api/user#x']) {
      expect(codeOf(await test.raw({ method: 'GET', url })), url).toEqual([401, 'authentication_required']);
    }
  });

  it.each(Object.entries(poisonousParts))('%s in an address is refused, not stumbled over', async (_name, part) => {
    const { token } = await cast.hire('premium');
    for (const { endpoint } of everyEndpoint.filter(({ endpoint: { params } }) => params)) {
      const url = endpoint.path.replace(/:\w+/, part);
      const response = await test.raw({
        method: endpoint.method,
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(endpoint.body ? validRequest(endpoint).body : {}),
      });
      expect(response.statusCode, url.slice(0, 80)).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, url.slice(0, 80)).toBeLessThan(405);
      expectRefusal(response);
    }
  });

  it('nobody but a mail program may post a form, and a form needs no permission to cross origins', async () => {
    const [{ token }, boss] = [await cast.hire('premium'), await cast.hire('admin')];
    for (const { name, endpoint } of jsonOnly) {
      const bearer = endpoint.access === 'administer' ? boss.token : token;
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const response = await test.raw({
          method: endpoint.method,
          url: validRequest(endpoint).url,
          headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
          payload: endpoint.body ? JSON.stringify(validRequest(endpoint).body) : 'x=1',
        });
        expect([name, type, ...codeOf(response)]).toEqual([name, type, 415, 'unsupported_body']);
      }
    }
    expect((await test.call(accounts.me, { as: { token } })).status).toBe(200);
  });

  it('an empty body that calls itself JSON is no body: calls without one take it, others name what is missing', async () => {
    for (const { name, endpoint } of jsonOnly) {
      const { token } = await cast.hire(endpoint.access === 'administer' ? 'admin' : 'premium');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await test.raw({
        method: endpoint.method,
        url: validRequest(endpoint).url,
        headers,
        payload: '',
      });
      if (endpoint.body) {
        expect([name, ...codeOf(response)]).toEqual([name, 400, 'invalid_input']);
        expect(response.payload).not.toContain("couldn't understand");
      } else {
        expect(response.payload, name).not.toContain('invalid_input');
      }
    }
  });

  it('300 KiB are too much for every call, and more than it takes for one that takes more', async () => {
    for (const { name, endpoint } of withBody) {
      const { token } = await cast.hire(endpoint.access === 'administer' ? 'admin' : 'premium');
      const payload = JSON.stringify({ text: 'x'.repeat(endpoint.mostBytes ?? 300 * 1024) });
      const type = endpoint.bodyAs === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      const response = await test.raw({ method: endpoint.method, url: validRequest(endpoint).url, headers, payload });
      expect([name, ...codeOf(response)]).toEqual([name, 413, 'body_too_large']);
    }
  });

  it('nobody gives himself a role, a subscription or another id by naming it', async () => {
    for (const { name, endpoint } of withBody) {
      const him = await cast.hire('basic');
      const body = { ...validRequest(endpoint).body, ...foreignFields };
      const { type, payload } = encoded(endpoint, body);
      const headers = { authorization: `Bearer ${him.token}`, 'content-type': type };
      await test.raw({ method: endpoint.method, url: validRequest(endpoint).url, headers, payload });
      const rows = await test.world.db
        .select()
        .from(user)
        .leftJoin(subscription, eq(subscription.userId, user.id))
        .where(eq(user.id, him.id));
      expect(rows, name).toMatchObject([{ user: { id: him.id, isAdmin: false }, subscription: null }]);
    }
    await test.settle();
  });

  it('a sign-up that calls itself a verified, premium administrator makes a basic account that must verify', async () => {
    const { url, body } = validRequest(accounts.signup);
    const email = String(body?.email);
    const payload = JSON.stringify({ ...foreignFields, email, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    expect((await test.raw({ method: 'POST', url, headers, payload })).statusCode).toBe(201);
    const [row] = await test.world.db.select().from(user).where(eq(user.emailKey, email));
    expect(row).toMatchObject({ isAdmin: false, activatedAt: null, emailVerifiedAt: null });
    expect(row?.id).not.toBe(foreignFields.id);
    const paid = await test.world.db
      .select()
      .from(subscription)
      .where(eq(subscription.userId, row?.id ?? ''));
    expect(subscriptionState(paid[0] ?? null, test.clock.now()).isPremium).toBe(false);
    await test.settle();
  });

  it('a role that ends, ends with the next call', async () => {
    const him = await cast.hire('admin');
    const isAdmin = async () => (await test.call(accounts.me, { as: him })).body.is_admin;
    expect(await isAdmin()).toBe(true);
    await test.world.db.update(user).set({ isAdmin: false }).where(eq(user.id, him.id));
    expect(await isAdmin()).toBe(false);
    await test.world.db.delete(user).where(eq(user.id, him.id));
    for (const { endpoint } of guarded) {
      const headers = { authorization: `Bearer ${him.token}` };
      expect(codeOf(await test.raw({ method: endpoint.method, url: validRequest(endpoint).url, headers }))).toEqual([
        401,
        'authentication_required',
      ]);
    }
  });
});
