import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { billing } from '../../contract/billing';
import { paymentEvent } from '../platform/db/schema';
import { createCast } from '../testing/cast';
import { openTwoApps } from '../testing/instances';
import { deliver, eventOf, loseEvents, post, providerOf, signatureOf, takeEvents } from '../testing/payment-provider';
import { openCheckout, premiumOf, subscriptionOf, upgrade } from '../testing/payments';
import { expectRefusal } from '../testing/refused';

const [test, other] = await openTwoApps();
const cast = createCast(test);
const provider = providerOf(test);
const { db } = test.world;
afterEach(() => takeEvents(test));

const known = (id: string) => db.select().from(paymentEvent).where(eq(paymentEvent.id, id));

/** Somebody who has paid without our hearing of it: any event about him that gets through makes him premium. */
async function paidUnheard() {
  const him = await cast.hire('basic');
  const page = await openCheckout(test, him);
  loseEvents(test);
  await test.raw({ method: 'POST', url: `${page}/pay` });
  const { customerId } = (await subscriptionOf(test, him)) ?? {};
  const event = eventOf('customer.subscription.created', { object: 'subscription', customer: customerId });
  return { him, event, payload: JSON.stringify(event) };
}

describe('an event that the payment provider did not sign', () => {
  type Forge = (payload: string) => { signature?: string; sent?: string };
  const forgeries: Record<string, Forge> = {
    'without a signature': () => ({}),
    'with an empty one': () => ({ signature: '' }),
    'with nonsense': () => ({ signature: 'signed by me' }),
    'with a signature of another secret': (payload) => {
      const moment = Math.floor(Date.now() / 1000);
      const mac = createHmac('sha256', 'whsec_of_mine').update(`${moment}.${payload}`).digest('hex');
      return { signature: `t=${moment},v1=${mac}` };
    },
    'with the secret itself as the signature': () => ({ signature: `t=1,v1=${provider.settings.webhookSecret}` }),
    'with a truncated signature': (payload) => ({ signature: signatureOf(test, payload).slice(0, -2) }),
    'with the signature alone, without its moment': (payload) => ({
      signature: signatureOf(test, payload).replace(/^t=\d+,/, ''),
    }),
    'with another moment': (payload) => ({ signature: signatureOf(test, payload).replace(/^t=\d/, 't=2') }),
    'of the old scheme v0': (payload) => ({ signature: signatureOf(test, payload, { scheme: 'v0' }) }),
    'signed 301 seconds ago': (payload) => ({ signature: signatureOf(test, payload, { age: 301 }) }),
    'signed an hour ahead': (payload) => ({ signature: signatureOf(test, payload, { age: -3_600 }) }),
    'signed a year ago': (payload) => ({ signature: signatureOf(test, payload, { age: 365 * 86_400 }) }),
    'whose body was changed': (payload) => ({
      signature: signatureOf(test, payload),
      sent: payload.replace('created', 'updated'),
    }),
    'whose body was cut': (payload) => ({ signature: signatureOf(test, payload), sent: payload.slice(0, -1) }),
    'whose body was read and written again': (payload) => ({
      signature: signatureOf(test, payload),
      sent: JSON.stringify(JSON.parse(payload), null, 2),
    }),
    'whose body is empty': (payload) => ({ signature: signatureOf(test, payload), sent: '' }),
  };

  it.each(Object.keys(forgeries))('%s is 400, is not kept and changes nothing', async (name) => {
    const { him, event, payload } = await paidUnheard();
    const { signature, sent } = forgeries[name]?.(payload) ?? {};
    const refused = await post(test, sent ?? payload, signature);
    expect(refused.statusCode).toBe(400);
    expect(expectRefusal(refused).code).toBe('webhook_refused');
    expect(await known(event.id)).toEqual([]);
    expect((await premiumOf(test, him)).isPremium).toBe(false);
    expect(await deliver(test, event)).toBe(200);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });

  it('one signed rightly but not JSON is 400 too', async () => {
    for (const payload of ['', 'hello', '{"id":', '[]', 'null']) {
      expect((await post(test, payload, signatureOf(test, payload))).statusCode).toBe(400);
    }
  });

  it.each([
    ['without an id', { id: undefined }],
    ['with an empty id', { id: '' }],
    ['with a number as its id', { id: 7 }],
    ['with an id of 100 kB', { id: `evt_${'x'.repeat(100_000)}` }],
    ['with an id that cannot be stored', { id: 'evt_\u0000' }],
    ['without a type', { type: undefined }],
    ['with a type of 100 kB', { type: 'x'.repeat(100_000) }],
    ['with a type that cannot be stored', { type: 'invoice.\u0000' }],
    ['without anything that happened', { data: undefined }],
  ])('one signed rightly but %s is 400 with a sentence, and is not kept', async (_, changes) => {
    const before = await db.$count(paymentEvent);
    const payload = JSON.stringify({ ...eventOf('invoice.paid', {}), ...changes });
    const refused = await post(test, payload, signatureOf(test, payload));
    expect(refused.statusCode).toBe(400);
    expect(expectRefusal(refused).code).toBe('webhook_unreadable');
    expect(await db.$count(paymentEvent)).toBe(before);
  });

  it('one of 300 KiB is 413, of 200 KiB is read', async () => {
    const big = (kib: number) => JSON.stringify({ ...eventOf('a.b', {}), filler: 'x'.repeat(kib * 1024) });
    const [small, large] = [big(200), big(300)];
    expect((await post(test, small, signatureOf(test, small))).statusCode).toBe(200);
    const refused = await post(test, large, signatureOf(test, large));
    expect(refused.statusCode).toBe(413);
    expectRefusal(refused);
  });
});

describe('an event of the payment provider', () => {
  it('is known by its id, and dealt with', async () => {
    const { him, event, payload } = await paidUnheard();
    expect((await post(test, payload, signatureOf(test, payload, { age: 290 }))).statusCode).toBe(200);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
    const [row] = await known(event.id);
    expect(row).toMatchObject({ type: event.type });
    expect(row?.processedAt).toBeInstanceOf(Date);
  });

  it('is a hint only: what it says of the subscription is not believed', async () => {
    const him = await cast.hire('basic');
    await openCheckout(test, him);
    const { customerId } = (await subscriptionOf(test, him)) ?? {};
    const lies = { customer: customerId, status: 'active', items: { data: [{ current_period_end: 4_000_000_000 }] } };
    for (const type of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']) {
      expect(await deliver(test, eventOf(type, lies))).toBe(200);
    }
    expect(await premiumOf(test, him)).toMatchObject({ isPremium: false, subscription_status: 'none' });
  });

  it('whose customer is written out in full is understood too', async () => {
    const { him, event } = await paidUnheard();
    const { customer } = event.data.object as { customer: string };
    expect(await deliver(test, { ...event, data: { object: { customer: { id: customer } } } })).toBe(200);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });

  it.each([
    ['of a type that we do not know', eventOf('something.new.happened', { object: 'thing' })],
    ['of a customer who is not ours', eventOf('invoice.paid', { customer: `cus_${randomUUID()}` })],
    ['of a customer whose id cannot be stored', eventOf('invoice.paid', { customer: 'cus_\u0000' })],
    ['without a customer', eventOf('price.updated', { object: 'price', customer: null })],
  ])('%s is acknowledged', async (_, event) => {
    expect(await deliver(test, event)).toBe(200);
    expect((await known(event.id))[0]?.processedAt).toBeInstanceOf(Date);
  });

  it('a hundred times at once on two instances: each is acknowledged, one is kept, and the state is right', async () => {
    const { him, event } = await paidUnheard();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, i) => deliver(test, event, i % 2 ? test : other)),
    );
    expect(statuses).toEqual(Array(100).fill(200));
    expect(await known(event.id)).toHaveLength(1);
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'active', premiumUntil: null });
  });

  it('that was dealt with before is not asked about again', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    const { customerId } = (await subscriptionOf(test, him)) ?? {};
    const event = eventOf('invoice.paid', { customer: customerId });
    await deliver(test, event);
    const before = await subscriptionOf(test, him);
    for (let i = 0; i < 3; i++) expect(await deliver(test, event)).toBe(200);
    expect(await subscriptionOf(test, him)).toEqual(before);
  });

  it('does not disturb the JSON of other calls', async () => {
    const him = await cast.hire('basic');
    const reply = await test.call(billing.checkout, { as: him, body: { priceId: 'nonsense' } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'wrong_price' } });
  });
});
