import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CustomerUnknown, type Payments } from '../../platform/payments/payments';
import { createStripePayments } from '../../platform/payments/stripe';
import { createTestClock, type TestClock } from '../../testing/clock';
import { openStripeStandIn, type StripeStandIn } from './stand-in';
import { monthAfter } from './state';

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const EMAIL = 'husband@example.com';
const wish = { userId: 'user-1', successUrl: 'http://localhost:3000/yes', cancelUrl: 'http://localhost:3000/no' };

let dataDir: string;
let clock: TestClock;
let standIn: StripeStandIn;
let payments: Payments;
function open(): void {
  standIn = openStripeStandIn({ dataDir, publicUrl: 'http://localhost:3000', clock, log });
  payments = createStripePayments(standIn.settings, clock.now);
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartnote-stripe-'));
  clock = createTestClock('2027-01-31T12:00:00Z');
  open();
  standIn.deliverWith(async () => true);
});
afterEach(async () => {
  await standIn.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The page to pay on of a new customer. */
async function page(): Promise<{ customerId: string; sessionId: string }> {
  const customerId = await payments.createCustomer('user-1', EMAIL);
  const url = await payments.createCheckout({ ...wish, customerId });
  return { customerId, sessionId: new URL(url).pathname.split('/').at(-1) ?? '' };
}
async function paid(): Promise<string> {
  const { customerId, sessionId } = await page();
  await standIn.pay(sessionId);
  return customerId;
}

const KEY = () => ({ authorization: `Bearer ${standIn.settings.secretKey}` });
/** Without the SDK. */
async function ask(path: string, given: RequestInit = { headers: KEY() }): Promise<Response> {
  const { host, port } = (await standIn.settings.at?.()) ?? {};
  return fetch(`http://${host}:${port}${path}`, given);
}

const counting = async (customerId: string) => (await payments.subscriptionsOf(customerId)).counts;

describe('the stand-in for Stripe, behind the real SDK', () => {
  it('listens on this machine only', async () => {
    expect((await standIn.settings.at?.())?.host).toBe('127.0.0.1');
  });

  it.each([
    ['without a key', () => ({})],
    ['with another key', () => ({ authorization: 'Bearer sk_local_stand_in' })],
    ['with the key and nothing of its scheme', () => ({ authorization: standIn.settings.secretKey })],
  ])('answers nobody %s: any page in a browser could ask it', async (_, headersOf) => {
    const customerId = await paid();
    for (const [method, path] of [
      ['GET', `/v1/customers/${customerId}`],
      ['GET', `/v1/subscriptions?customer=${customerId}`],
      ['POST', `/v1/customers/${customerId}`],
      ['DELETE', `/v1/customers/${customerId}`],
    ] as const) {
      const refused = await ask(path, { method, headers: headersOf() });
      expect(refused.status, `${method} ${path}`).toBe(401);
      expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    }
    expect((await counting(customerId))?.status).toBe('active');
  });

  it('has another key after each start', () => {
    const { secretKey } = standIn.settings;
    open();
    expect(standIn.settings.secretKey).not.toBe(secretKey);
  });

  it('makes one customer for a user, however often asked', async () => {
    const made = await Promise.all([1, 2, 3].map(() => payments.createCustomer('user-1', EMAIL)));
    expect(new Set(made).size).toBe(1);
    expect(await payments.createCustomer('user-2', EMAIL)).not.toBe(made[0]);
  });

  it('a page that was used up within minutes makes way for one other page', async () => {
    const { customerId, sessionId } = await page();
    await standIn.pay(sessionId);
    const next = await Promise.all([1, 2].map(() => payments.createCheckout({ ...wish, customerId })));
    expect(next[0]).toBe(next[1]);
    expect(next[0]).not.toContain(sessionId);
  });

  it('outlives a restart with all it knows, in a file that only its owner reads', async () => {
    const customerId = await paid();
    const before = await counting(customerId);
    expect(before).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    await standIn.close();
    open();
    expect(await counting(customerId)).toEqual(before);
    expect(statSync(join(dataDir, 'stripe', 'state.json')).mode & 0o077).toBe(0);
  });

  it('signs its events as Stripe does, and sends each again until it is taken', async () => {
    const { customerId, sessionId } = await page();
    const seen: string[] = [];
    let refusals = 2;
    standIn.deliverWith(async (payload, signature) => {
      if (refusals-- > 0) throw new Error('not listening yet');
      const event = await payments.readEvent(Buffer.from(payload), signature);
      expect(event.customerId).toBe(customerId);
      seen.push(event.type);
      return true;
    });
    await standIn.pay(sessionId);
    expect(seen.sort()).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
  });

  it('renews or ends by itself what time has passed over', async () => {
    const [renewed, ended] = [await paid(), await payments.createCustomer('user-2', 'other@example.com')];
    const url = await payments.createCheckout({ ...wish, userId: 'user-2', customerId: ended });
    await standIn.pay(url.split('/').at(-1) ?? '');
    await payments.cancelAtPeriodEnd((await counting(ended))?.id ?? '', true);
    clock.set('2027-04-15T12:00:00Z');
    expect((await counting(renewed))?.currentPeriodEnd?.toISOString().slice(0, 10)).toBe('2027-04-28');
    expect((await counting(ended))?.status).toBe('canceled');
  });

  it('forgets a removed customer and ends what he paid; removing him again is fine', async () => {
    const customerId = await paid();
    await payments.removeCustomer(customerId);
    expect((await counting(customerId))?.status).toBe('canceled');
    await expect(payments.removeCustomer(customerId)).resolves.toBeUndefined();
    await expect(payments.createCheckout({ ...wish, customerId })).rejects.toThrow(CustomerUnknown);
  });

  it.each(['cus_unknown', 'constructor', '__proto__'])(
    'knows nothing of a customer %s, as Stripe',
    async (customerId) => {
      await expect(payments.subscriptionsOf(customerId)).rejects.toThrow(CustomerUnknown);
      await expect(payments.createCheckout({ ...wish, customerId })).rejects.toThrow(CustomerUnknown);
      const answer = await ask(`/v1/subscriptions?customer=${customerId}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        error: { type: 'invalid_request_error', code: 'resource_missing', param: 'customer' },
      });
    },
  );

  it('lists what a removed customer had also where that is nothing', async () => {
    const { customerId } = await page();
    await payments.removeCustomer(customerId);
    expect(await payments.subscriptionsOf(customerId)).toEqual({ counts: null, superfluous: [] });
  });

  it('refuses a key that comes back with other words, as Stripe', async () => {
    const create = async (email: string) => {
      const headers = { ...KEY(), 'idempotency-key': 'one' };
      const body = new URLSearchParams({ email });
      const answer = await ask('/v1/customers', { method: 'POST', headers, body });
      return { status: answer.status, ...((await answer.json()) as { id?: string; error?: { type: string } }) };
    };
    const first = await create('a@example.com');
    expect(await create('a@example.com')).toEqual(first);
    expect(await create('b@example.com')).toMatchObject({ status: 400, error: { type: 'idempotency_error' } });
  });

  it('ends a subscription at once; ending it again is fine', async () => {
    const customerId = await paid();
    const { id } = (await counting(customerId)) ?? { id: '' };
    await payments.endSubscription(id);
    expect((await counting(customerId))?.status).toBe('canceled');
    await expect(payments.endSubscription(id)).resolves.toBeUndefined();
  });

  it('a subscription that has ended cannot be cancelled', async () => {
    const customerId = await paid();
    const { id } = (await counting(customerId)) ?? { id: '' };
    await payments.removeCustomer(customerId);
    await expect(payments.cancelAtPeriodEnd(id, true)).rejects.toThrow(/refused a call \(400\)/);
    await expect(payments.cancelAtPeriodEnd('sub_unknown', true)).rejects.toThrow(/refused a call \(404\)/);
  });
});

describe('a month later', () => {
  it.each([
    ['2027-01-15T08:30:00Z', '2027-02-15T08:30:00Z'],
    ['2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['2028-01-30T12:00:00Z', '2028-02-29T12:00:00Z'],
    ['2027-12-31T23:59:59Z', '2028-01-31T23:59:59Z'],
    ['2027-03-31T00:00:00Z', '2027-04-30T00:00:00Z'],
  ])('than %s is %s', (from, to) => {
    expect(monthAfter(Date.parse(from) / 1000)).toBe(Date.parse(to) / 1000);
  });
});
