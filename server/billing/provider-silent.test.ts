import { afterAll, describe, expect, it } from 'vitest';
import { billing } from '../../contract/billing';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { inTime } from '../testing/in-time';
import { deliver, eventOf, providerOf } from '../testing/payment-provider';
import { hireSubscriber, premiumOf, subscriptionOf, upgrade } from '../testing/payments';
import type { Person } from '../testing/people';
import { stripeLineOf } from '../testing/stripe-line';

const PATIENCE = 1_000;
/** Long enough for a slow machine, far from the time of one call of the SDK. */
const WELL_BEFORE = 4_000;

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const line = await stripeLineOf(test, { patience: PATIENCE });
const { priceId } = providerOf(test).settings;

const press = (as: Person) => test.call(billing.checkout, { as, body: { priceId } });
const subscriber = () => hireSubscriber(test, cast);
async function expectAway(work: Promise<{ status: number; body: { code: string } }>): Promise<void> {
  const begun = performance.now();
  expect(await work).toMatchObject({ status: 503, body: { code: 'payments_away' } });
  expect(performance.now() - begun).toBeLessThan(inTime(WELL_BEFORE));
}

describe('while the payment provider accepts calls and does not answer', () => {
  it('upgrading is 503 in time, and works afterwards', async () => {
    const him = await cast.hire('basic');
    line.fallSilent();
    await expectAway(press(him));
    line.mend();
    await upgrade(test, him);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });

  it('cancelling is 503 in time', async () => {
    const him = await subscriber();
    line.fallSilent();
    await expectAway(test.call(billing.cancel, { as: him }));
  });

  it('an event is refused in time, so that it is sent again', async () => {
    const him = await subscriber();
    const { customerId } = (await subscriptionOf(test, him)) ?? {};
    line.fallSilent();
    const begun = performance.now();
    expect(await deliver(test, eventOf('invoice.paid', { customer: customerId }))).toBe(503);
    expect(performance.now() - begun).toBeLessThan(inTime(WELL_BEFORE));
  });

  it('where it answers slowly, the calls of one request share the time', async () => {
    const him = await cast.hire('basic');
    const before = line.asked.length;
    line.slowDown(0.4 * PATIENCE);
    await expectAway(press(him));
    // Four calls make a page to pay on: each alone would have been in time.
    expect(line.asked.length - before).toBeGreaterThan(1);
    line.mend();
    line.slowDown(0.05 * PATIENCE);
    expect((await press(him)).status).toBe(200);
  });
});
