import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { providerOf } from '../testing/payment-provider';
import { openCheckout, premiumOf, upgrade } from '../testing/payments';
import { publicSettings } from '../testing/public-settings';
import { expectRefusal } from '../testing/refused';

const test = await startTestApp({ env: { MOVABLE_CLOCK: 'on' } });
const cast = createCast(test);
afterAll(() => test.close());

const devRoutes = test.routes.filter(({ url }) => url.startsWith('/dev/'));
const clockNow = async () => (await test.raw({ method: 'GET', url: '/dev/clock' })).json<{ now: string }>().now;
const putClock = (payload: unknown) => test.raw({ method: 'POST', url: '/dev/clock', payload: payload as object });

async function expectNothingDone(
  routes: typeof devRoutes,
  how: { remoteAddress?: string; headers?: Record<string, string> },
): Promise<void> {
  const [him, paying] = [await cast.hire('basic'), await cast.hire('basic')];
  const page = await openCheckout(test, him);
  await upgrade(test, paying);
  for (const { method, url } of routes) {
    const address = url.replace('/dev/checkout/:id', page).replace(':email', encodeURIComponent(paying.email));
    const payload = url === '/dev/clock' && { payload: { now: '2020-01-01T00:00:00Z' } };
    const refused = await test.raw({ method: method as 'GET' | 'POST', url: address, ...how, ...payload });
    expect(refused.statusCode, address).toBe(404);
    expect(expectRefusal(refused).code).toBe('not_found');
  }
  await providerOf(test).settle();
  expect((await premiumOf(test, him)).isPremium).toBe(false);
  expect((await premiumOf(test, paying)).subscription_status).toBe('active');
  expect((await clockNow()) > '2026').toBe(true);
}

describe('what stands in for the world outside', () => {
  const elsewhere = {
    'from another machine': { remoteAddress: '10.1.2.3' },
    'from another machine over IPv6': { remoteAddress: '2001:db8::1' },
    'through a proxy on this machine': { headers: { 'x-forwarded-for': '127.0.0.1' } },
    'through a proxy that says so by the standard': { headers: { forwarded: 'for=127.0.0.1' } },
    'by a foreign name that leads here': { headers: { host: 'evil.example:3000' } },
    'by a name that only begins like this machine': { headers: { host: 'localhost.evil.example' } },
  };

  it('is the checkout, the levers of subscriptions, and the clock', () => {
    expect(devRoutes.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET /dev/checkout.css',
      'GET /dev/checkout/:id',
      'GET /dev/clock',
      'POST /dev/checkout/:id/decline',
      'POST /dev/checkout/:id/pay',
      'POST /dev/clock',
      'POST /dev/subscriptions/:email/refuse-card',
      'POST /dev/subscriptions/:email/renew',
    ]);
  });

  it.each(Object.keys(elsewhere) as (keyof typeof elsewhere)[])('does not exist %s, and does nothing', async (how) => {
    await expectNothingDone(devRoutes, elsewhere[how]);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another site, in an old browser', { origin: 'https://evil.example' }],
    ['that hides where it is from', { origin: 'null' }],
    ['of another program on this machine', { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' }],
    ['that says only that it is not ours', { 'sec-fetch-site': 'cross-site' }],
  ])('takes no form that a page %s sends', async (_, headers) => {
    const forms = devRoutes.filter((route) => route.method === 'POST');
    await expectNothingDone(forms, { headers });
  });

  it.each([
    ['a browser', { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['an old browser', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['a script', {}],
  ])('takes the forms of its own page from %s', async (_, headers) => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    const shown = await test.raw({ method: 'GET', url: page });
    // Else browsers call the origin of its forms "null".
    expect(shown.headers['referrer-policy']).toBe('same-origin');
    expect((await test.raw({ method: 'POST', url: `${page}/pay`, headers })).statusCode).toBe(303);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });

  it.each([{ HOST: '127.0.0.1' }, { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:3000' }])(
    'is not there for anybody with a public name or a proxy, which makes everybody seem to sit here: %j',
    async (env) => {
      const open = await startTestApp({ env: { ...publicSettings, ...env } });
      expect(open.routes.filter(({ url }) => url.startsWith('/dev/'))).toEqual([]);
      expect((await open.raw({ method: 'GET', url: '/dev/clock' })).statusCode).toBe(404);
      await open.close();
    },
  );

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is there for %s', async (remoteAddress) => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000']) {
      const reply = await test.raw({ method: 'GET', url: '/dev/clock', remoteAddress, headers: { host } });
      expect(reply.statusCode, host).toBe(200);
    }
  });
});

describe('the clock that can be put forward', () => {
  it('is not there unless asked for', async () => {
    const plain = await startTestApp();
    expect(plain.routes.filter(({ url }) => url === '/dev/clock')).toEqual([]);
    expect(plain.world.movableClock).toBeNull();
    expect((await plain.raw({ method: 'POST', url: '/dev/clock', payload: {} })).statusCode).toBe(404);
    await plain.close();
  });

  it('runs on from where it is put, forth and back', async () => {
    for (const [put, told] of [
      ['2026-03-08T12:00:00Z', '2026-03-08T12:00:'],
      ['2026-11-01T00:30:00-05:00', '2026-11-01T05:30:'],
      ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:'],
    ] as const) {
      const reply = await putClock({ now: put });
      expect(reply.statusCode).toBe(200);
      expect(reply.json<{ now: string }>().now).toContain(told);
      expect(await clockNow()).toContain(told);
    }
    const before = test.world.movableClock?.now().getTime() ?? 0;
    await new Promise(setImmediate);
    expect(test.world.movableClock?.now().getTime()).toBeGreaterThanOrEqual(before);
  });

  it.each([{}, { now: '' }, { now: 'tomorrow' }, { now: '2026-03-08' }, { now: 5 }, { now: '2026-02-30T00:00:00Z' }])(
    'is not put to %j',
    async (payload) => {
      const reply = await putClock(payload);
      expect(reply.statusCode).toBe(400);
      expectRefusal(reply);
    },
  );
});

describe('the levers of subscriptions', () => {
  const pull = (email: string, lever: string) =>
    test.raw({ method: 'POST', url: `/dev/subscriptions/${encodeURIComponent(email)}/${lever}` });

  it('renew and refuse the card of somebody by his address', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    expect((await pull(him.email, 'refuse-card')).statusCode).toBe(200);
    expect((await premiumOf(test, him)).subscription_status).toBe('past_due');
    expect((await pull(him.email, 'renew')).statusCode).toBe(200);
    expect((await premiumOf(test, him)).subscription_status).toBe('active');
  });

  it('are 404 for whoever has no subscription, and for unknown pages', async () => {
    const him = await cast.hire('basic');
    expect((await pull(him.email, 'renew')).statusCode).toBe(404);
    expect((await pull('nobody@example.com', 'refuse-card')).statusCode).toBe(404);
    for (const method of ['GET', 'POST'] as const) {
      const url = `/dev/checkout/cs_unknown${method === 'POST' ? '/pay' : ''}`;
      expect((await test.raw({ method, url })).statusCode).toBe(404);
    }
  });
});
