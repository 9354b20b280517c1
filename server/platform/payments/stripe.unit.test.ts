import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStripeStandIn, type StripeStandIn } from '../../local/stripe/stand-in';
import type { Customer, Subscription } from '../../local/stripe/state';
import { createTestClock } from '../../testing/clock';
import { createStripePayments } from './stripe';

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const clock = createTestClock('2027-03-10T12:00:00Z');
const START = clock.now().getTime() / 1000 - 86_400;
const END = START + 30 * 86_400;
const HIM: Customer = { id: 'cus_1', object: 'customer', email: 'him@example.com', metadata: {} };
const OURS = 'price_local_premium_monthly';

let dataDir: string;
let standIn: StripeStandIn;
const file = () => join(dataDir, 'stripe', 'state.json');
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartnote-payments-'));
});
afterEach(async () => {
  await standIn.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Payments at a provider whose books say so. */
function payments(subscriptions: Subscription[] = [], settings: { priceId?: string } = {}) {
  const books = {
    customers: { [HIM.id]: HIM },
    subscriptions: Object.fromEntries(subscriptions.map((s) => [s.id, s])),
  };
  mkdirSync(join(dataDir, 'stripe'));
  writeFileSync(file(), JSON.stringify(books));
  standIn = openStripeStandIn({ dataDir, publicUrl: 'http://localhost:3000', clock, log });
  standIn.deliverWith(async () => true);
  return createStripePayments({ ...standIn.settings, ...settings }, clock.now);
}

function subscription(id: string, given: Partial<Subscription> & { price?: string } = {}): Subscription {
  const { price = OURS, ...rest } = given;
  const period = { current_period_start: START, current_period_end: END };
  return {
    id,
    object: 'subscription',
    customer: HIM.id,
    status: 'active',
    created: START,
    cancel_at_period_end: false,
    items: {
      object: 'list',
      data: [{ id: `si_${id}`, object: 'subscription_item', price: { id: price, object: 'price' }, ...period }],
    },
    ...rest,
  };
}

describe('what counts of a customer at Stripe', () => {
  it('is what he pays us for; other things that he subscribed to neither count nor are superfluous', async () => {
    const other = subscription('sub_other', { price: 'price_of_a_newspaper', created: START + 60 });
    const old = subscription('sub_old', { status: 'past_due' });
    const said = await payments([subscription('sub_ours'), other, old]).subscriptionsOf(HIM.id);
    expect(said.counts?.id).toBe('sub_ours');
    expect(said.superfluous).toEqual([{ id: 'sub_old', isPaid: false }]);
  });

  it('is nothing where he pays for other things only', async () => {
    const said = await payments([subscription('sub_other', { price: 'price_of_a_newspaper' })]).subscriptionsOf(HIM.id);
    expect(said).toEqual({ counts: null, superfluous: [] });
  });

  it('is also what our checkout began at an earlier price', async () => {
    const before = subscription('sub_before', { metadata: { product: 'heartnote-premium' } });
    const said = await payments([before], { priceId: 'price_of_this_year' }).subscriptionsOf(HIM.id);
    expect(said.counts).toMatchObject({ id: 'sub_before', currentPeriodEnd: new Date(END * 1000) });
  });

  it('is found on every page of the list', async () => {
    const ended = Array.from({ length: 230 }, (_, i) => subscription(`sub_${i}`, { status: 'canceled', created: i }));
    const said = await payments([subscription('sub_going', { created: 0 }), ...ended]).subscriptionsOf(HIM.id);
    expect(said.counts?.id).toBe('sub_going');
  });

  it.each([
    ['by the period', { cancel_at_period_end: true, cancel_at: END }, END],
    ['by the date of its end', { cancel_at: END }, END],
    ['by an earlier date', { cancel_at: START + 5 * 86_400 }, START + 5 * 86_400],
    ['by a date beyond what is paid for', { cancel_at: END + 99 * 86_400 }, END],
  ])('is cancelled %s', async (_, given, until) => {
    const { counts } = await payments([subscription('sub_1', given)]).subscriptionsOf(HIM.id);
    expect(counts).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd: new Date(until * 1000) });
  });

  it('is not cancelled without either', async () => {
    const { counts } = await payments([subscription('sub_1', { cancel_at: null })]).subscriptionsOf(HIM.id);
    expect(counts?.cancelAtPeriodEnd).toBe(false);
  });

  it('an older one that already ends by a date is not superfluous', async () => {
    const ending = subscription('sub_ending', { cancel_at: END, created: START - 60 });
    expect((await payments([subscription('sub_1'), ending]).subscriptionsOf(HIM.id)).superfluous).toEqual([]);
  });
});

describe('a customer at Stripe', () => {
  it('is one for a user, with a changed address as well as before, and another instead of a lost one', async () => {
    const stripe = payments();
    const first = await stripe.createCustomer('user-1', 'old@example.com');
    expect(await stripe.createCustomer('user-1', 'old@example.com')).toBe(first);
    await expect(stripe.createCustomer('user-1', 'new@example.com')).resolves.toMatch(/^cus_/);
    const instead = await stripe.createCustomer('user-1', 'old@example.com', first);
    expect(instead).not.toBe(first);
    expect(await stripe.createCustomer('user-1', 'old@example.com', first)).toBe(instead);
  });

  it('gets another address, and is left alone where it is the same or he is gone', async () => {
    const stripe = payments();
    await stripe.updateCustomerEmail(HIM.id, 'new@example.com');
    expect(JSON.parse(readFileSync(file(), 'utf8')).customers[HIM.id].email).toBe('new@example.com');
    await stripe.removeCustomer(HIM.id);
    await expect(stripe.updateCustomerEmail(HIM.id, 'other@example.com')).resolves.toBeUndefined();
    await expect(stripe.updateCustomerEmail('cus_unknown', 'other@example.com')).resolves.toBeUndefined();
  });
});

describe('the way to Stripe', () => {
  it('that could not be opened once is tried again', async () => {
    payments([subscription('sub_1')]);
    let tries = 0;
    const at = async () => {
      if (tries++ === 0) throw new Error('not yet');
      return (await standIn.settings.at?.()) ?? { host: '', port: 0 };
    };
    const stripe = createStripePayments({ ...standIn.settings, at }, clock.now);
    await expect(stripe.subscriptionsOf(HIM.id)).rejects.toThrow('not yet');
    expect((await stripe.subscriptionsOf(HIM.id)).counts?.id).toBe('sub_1');
  });
});
