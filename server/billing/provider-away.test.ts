import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { billing } from '../../contract/billing';
import { refusals } from '../../contract/errors';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { deliver, eventOf, loseEvents, providerOf, takeEvents } from '../testing/payment-provider';
import { premiumOf, subscriptionOf, upgrade } from '../testing/payments';
import type { Person } from '../testing/people';
import { expectRefusal } from '../testing/refused';
import { stripeLineOf } from '../testing/stripe-line';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const line = await stripeLineOf(test);
const { priceId } = providerOf(test).settings;
afterEach(() => takeEvents(test));

const press = (as: Person) => post(billing.checkout.path, as, { priceId });
const post = (url: string, { token }: Person, payload?: object) =>
  test.raw({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });

describe('while the payment provider cannot be reached', () => {
  it('upgrading is 503 with a sentence, begins nothing, and works afterwards', async () => {
    const him = await cast.hire('basic');
    line.cut();
    const refused = await press(him);
    expect(refused.statusCode).toBe(503);
    expect(expectRefusal(refused).error).toBe(refusals.payments_away.words);
    expect(refused.headers['retry-after']).toBe('5');
    expect(await subscriptionOf(test, him)).toBeUndefined();
    line.mend();
    await upgrade(test, him);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });

  it('upgrading that got halfway begins again with the same customer', async () => {
    const him = await cast.hire('basic');
    line.refuse(500, /POST .*checkout/);
    expect((await press(him)).statusCode).toBe(503);
    const row = await subscriptionOf(test, him);
    expect(row).toMatchObject({ status: 'none', subscriptionId: null });
    line.mend();
    await upgrade(test, him);
    expect((await subscriptionOf(test, him))?.customerId).toBe(row?.customerId);
  });

  it('cancelling is 503 and changes nothing', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    const before = await subscriptionOf(test, him);
    line.cut();
    const refused = await post(billing.cancel.path, him);
    expect(refused.statusCode).toBe(503);
    expectRefusal(refused);
    expect({ ...(await subscriptionOf(test, him)), syncTicket: 0 }).toEqual({ ...before, syncTicket: 0 });
    line.mend();
    expect((await post(billing.cancel.path, him)).statusCode).toBe(200);
  });

  it('everything else works, and whoever is premium stays so', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    line.cut();
    expect((await premiumOf(test, him)).isPremium).toBe(true);
    expect((await test.call(accounts.me, { as: him })).status).toBe(200);
    expect((await test.call(billing.price)).status).toBe(200);
  });

  it('an event is refused with 503, so that it is sent again, and taken then', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    const { customerId, subscriptionId } = (await subscriptionOf(test, him)) ?? {};
    // Else its own word of the cancelling would reach us, and this one would prove nothing.
    loseEvents(test);
    await test.world.payments.cancelAtPeriodEnd(subscriptionId ?? '', true);
    const event = eventOf('customer.subscription.updated', { customer: customerId });
    line.cut();
    expect(await deliver(test, event)).toBe(503);
    line.mend();
    expect((await premiumOf(test, him)).subscription_status).toBe('active');
    expect(await deliver(test, event)).toBe(200);
    expect((await premiumOf(test, him)).subscription_status).toBe('canceling');
  });
});

describe('where the provider refuses our calls', () => {
  it.each([400, 401, 403, 404, 409])(
    'its status %i is not passed on as ours: 401 would log him out for our mistake',
    async (status) => {
      const him = await cast.hire('basic');
      line.refuse(status);
      const refused = await press(him);
      expect(refused.statusCode).toBe(500);
      expect(expectRefusal(refused).error).toBe('Server error');
    },
  );

  it('asked too often, it counts as away', async () => {
    line.refuse(429);
    expect((await press(await cast.hire('basic'))).statusCode).toBe(503);
  });
});
