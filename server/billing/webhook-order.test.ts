import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../contract/time';
import { subscription } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { deliver, eventOf, loseEvents, providerOf, type StripeEvent } from '../testing/payment-provider';
import { openCheckout, premiumOf, subscriptionOf } from '../testing/payments';
import type { Person } from '../testing/people';
import { layStripeLine } from '../testing/stripe-line';
import { thorough } from '../testing/thorough';

const test = await startTestApp();
const cast = createCast(test);
const provider = providerOf(test);
const { db } = test.world;
afterAll(() => test.close());
// The events of this file are brought by hand, in orders of its own.
loseEvents(test);

const SEQUENCES = thorough(15);

/** What happens to a subscription from its beginning to its end, each with the event that tells of it. */
const life = ['created', 'updated', 'cancelled', 'deleted'] as const;
type Step = (typeof life)[number];

interface Customer extends Person {
  customerId: string;
}

async function customer(): Promise<Customer> {
  const him = await cast.hire('basic');
  await openCheckout(test, him);
  return { ...him, customerId: (await subscriptionOf(test, him))?.customerId ?? '' };
}

/** Makes it true at the provider. Its id is asked of the provider, since our own row may know of nothing yet. */
async function happens(step: Step, { customerId, email }: Customer): Promise<void> {
  const { payments } = test.world;
  if (step === 'created') {
    const page = await payments.createCheckout({
      customerId,
      userId: email,
      successUrl: 'http://x',
      cancelUrl: 'http://x',
    });
    await provider.pay(page.split('/').at(-1) ?? '');
  }
  if (step === 'cancelled') {
    const { counts: living } = await payments.subscriptionsOf(customerId);
    await payments.cancelAtPeriodEnd(living?.id ?? '', true);
  }
  if (step === 'deleted') await provider.renew(email);
}

/** The event of a step, with what it says of itself, which nobody may believe. */
function told(step: Step, { customerId }: Customer): StripeEvent {
  const type = `customer.subscription.${step === 'cancelled' ? 'updated' : step}`;
  const status = step === 'deleted' ? 'canceled' : 'active';
  const items = { data: [{ current_period_end: 4_000_000_000 }] };
  return eventOf(type, { customer: customerId, status, cancel_at_period_end: step === 'cancelled', items });
}

const forget = ({ id }: Person) =>
  db
    .update(subscription)
    .set({ status: 'none', subscriptionId: null, currentPeriodEnd: null, cancelAtPeriodEnd: false })
    .where(eq(subscription.userId, id));
const stateOf = async (him: Person) => {
  const { status, subscriptionId, currentPeriodEnd, cancelAtPeriodEnd } = (await subscriptionOf(test, him)) ?? {};
  return { status, subscriptionId, currentPeriodEnd, cancelAtPeriodEnd };
};

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((first, i) => ordersOf(things.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** How things stand at the provider in the end, and what they make of the account. */
const truths = {
  active: { steps: ['created'], premium: { isPremium: true, subscription_status: 'active' } },
  cancelled: { steps: ['created', 'cancelled'], premium: { isPremium: true, subscription_status: 'canceling' } },
  over: { steps: ['created', 'cancelled', 'deleted'], premium: { isPremium: false, subscription_status: 'none' } },
} satisfies Record<string, { steps: Step[]; premium: object }>;
type Truth = keyof typeof truths;
const everyTruth = Object.keys(truths) as Truth[];

/** Somebody with whom it stands so, and what an ordered run of all events makes of his row. */
const people = new Map<Truth, { him: Customer; ordered: object }>();
async function someone(truth: Truth): Promise<{ him: Customer; ordered: object }> {
  const known = people.get(truth);
  if (known) return known;
  const him = await customer();
  for (const step of truths[truth].steps) await happens(step, him);
  for (const step of life) await deliver(test, told(step, him));
  expect(await premiumOf(test, him)).toMatchObject(truths[truth].premium);
  const made = { him, ordered: await stateOf(him) };
  people.set(truth, made);
  return made;
}

describe('events in any order', () => {
  it('all 24 of created, updated, cancelled and deleted end in what an ordered run gives', async () => {
    const { him, ordered } = await someone('over');
    for (const order of ordersOf(life)) {
      await forget(him);
      for (const step of order) expect(await deliver(test, told(step, him))).toBe(200);
      expect(await stateOf(him), order.join(', ')).toEqual(ordered);
    }
  });

  it(`${SEQUENCES} random sequences with duplicates end in what an ordered run gives`, async () => {
    const sequence = fc.array(fc.nat(3), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everyTruth), sequence, async (truth, indexes) => {
        const { him, ordered } = await someone(truth);
        const events = life.map((step) => told(step, him));
        await forget(him);
        for (const index of indexes) expect(await deliver(test, events[index] as StripeEvent)).toBe(200);
        expect(await stateOf(him)).toEqual(ordered);
      }),
      { numRuns: SEQUENCES, seed: 20_261_115 },
    );
  }, 120_000);

  it('also while things go on happening: late, twice and overtaken events end in the truth', async () => {
    const him = await customer();
    /** Whether something more happens before each delivery, and which of the events so far is delivered. */
    const story = fc.array(fc.record({ happens: fc.boolean(), which: fc.nat(3) }), { minLength: 3, maxLength: 7 });
    const rest = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(story, rest, async (beats, leftovers) => {
        const events = life.map((step) => told(step, him));
        const delivered = new Set<number>();
        let past = 0;
        const bring = async (index: number) => {
          delivered.add(index);
          expect(await deliver(test, events[index] as StripeEvent)).toBe(200);
        };
        test.clock.advance(HOUR);
        for (const beat of beats) {
          if (beat.happens && past < life.length) await happens(life[past++] as Step, him);
          if (past > 0) await bring(beat.which % past);
        }
        while (past < life.length) await happens(life[past++] as Step, him);
        for (const index of leftovers) if (!delivered.has(index)) await bring(index);
        const { counts } = await test.world.payments.subscriptionsOf(him.customerId);
        const { id: subscriptionId, ...said } = counts ?? { id: null };
        expect(await stateOf(him)).toEqual({ subscriptionId, ...said });
        expect((await premiumOf(test, him)).isPremium).toBe(false);
      }),
      { numRuns: thorough(8), seed: 20_261_115 },
    );
  }, 120_000);
});

describe('an answer of the provider that comes late', () => {
  it('does not overwrite what was asked for after it', async () => {
    const line = await layStripeLine(test);
    const him = await customer();
    await happens('created', him);
    const caught = line.holdNext('GET /v1/subscriptions');
    const early = deliver(test, told('created', him));
    const letGo = await caught;
    await happens('cancelled', him);
    expect(await deliver(test, told('cancelled', him))).toBe(200);
    const right = await stateOf(him);
    expect(right).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    letGo();
    expect(await early).toBe(200);
    expect(await stateOf(him)).toEqual(right);
    await line.close();
  });

  it('ends nothing either: what was superfluous then may be what counts now', async () => {
    const line = await layStripeLine(test);
    const him = await customer();
    await happens('created', him);
    const { counts: old } = await test.world.payments.subscriptionsOf(him.customerId);
    await provider.refuseCard(him.email);
    test.clock.advance(HOUR);
    await happens('created', him);
    const caught = line.holdNext('GET /v1/subscriptions');
    const early = deliver(test, told('created', him));
    const letGo = await caught;
    // Meanwhile the newer one has ended and the card of the older one works again.
    const { counts: newer } = await test.world.payments.subscriptionsOf(him.customerId);
    await test.world.payments.endSubscription(newer?.id ?? '');
    await provider.renew(him.email);
    expect(await deliver(test, told('updated', him))).toBe(200);
    letGo();
    expect(await early).toBe(200);
    expect(await stateOf(him)).toMatchObject({ subscriptionId: old?.id, status: 'active' });
    expect((await test.world.payments.subscriptionsOf(him.customerId)).counts).toMatchObject({
      id: old?.id,
      status: 'active',
    });
    await line.close();
  });
});
