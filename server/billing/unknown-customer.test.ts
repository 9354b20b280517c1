import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { billing } from '../../contract/billing';
import { refusals } from '../../contract/errors';
import { DAY } from '../../contract/time';
import { subscription } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { booksOf, deliver, eventOf, providerOf } from '../testing/payment-provider';
import { openCheckout, premiumOf, runJob, subscriptionOf, upgrade } from '../testing/payments';
import type { Person } from '../testing/people';

// Of its own: the nightly comparison goes through every customer that a database knows.
const test = await startTestApp({ database: await emptiedDatabase() });
const cast = createCast(test);
const { db, payments } = test.world;
const { priceId } = providerOf(test).settings;
afterAll(() => test.close());

const BASIC = { isPremium: false, subscription_status: 'none', premiumUntil: null };
const press = (as: Person) => test.call(billing.checkout, { as, body: { priceId } });
const cancel = (as: Person) => test.call(billing.cancel, { as });
const customerOf = async (him: Person) => (await subscriptionOf(test, him))?.customerId ?? '';

/** Somebody who has paid, at a provider that has since lost its books of him. */
async function lost(): Promise<Person & { customerId: string }> {
  const him = await cast.hire('basic');
  await upgrade(test, him);
  const customerId = `cus_lost_${him.id}`;
  await db.update(subscription).set({ customerId }).where(eq(subscription.userId, him.id));
  return { ...him, customerId };
}

describe('a customer whom the provider does not know any more', () => {
  it('is made anew when he wants to pay, and nothing of the old one is left', async () => {
    const him = await lost();
    await db.update(subscription).set({ status: 'canceled' }).where(eq(subscription.userId, him.id));
    await upgrade(test, him);
    const row = await subscriptionOf(test, him);
    expect(row?.customerId).not.toBe(him.customerId);
    expect(booksOf(test).customers[row?.customerId ?? '']).toMatchObject({ email: him.email });
    expect(await premiumOf(test, him)).toMatchObject({ isPremium: true, subscription_status: 'active' });
  });

  it('is made anew once, however often he presses, and he gets one page', async () => {
    const him = await lost();
    await db.update(subscription).set({ status: 'none' }).where(eq(subscription.userId, him.id));
    const replies = await Promise.all(Array.from({ length: 5 }, () => press(him)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1);
    const his = Object.values(booksOf(test).customers).filter(({ metadata }) => metadata.userId === him.id);
    expect(his.map(({ id }) => id)).toContain(await customerOf(him));
    expect(his).toHaveLength(2);
  });

  it('is made anew where the provider has deleted him, also a second time', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    for (let times = 0; times < 2; times++) {
      const old = await customerOf(him);
      await payments.removeCustomer(old);
      await providerOf(test).settle();
      expect(await premiumOf(test, him)).toEqual(BASIC);
      await upgrade(test, him);
      expect(await customerOf(him)).not.toBe(old);
      expect((await premiumOf(test, him)).isPremium).toBe(true);
    }
  });

  it('is not led to a page where he only looked at one before he was deleted', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    await payments.removeCustomer(await customerOf(him));
    expect(await openCheckout(test, him)).not.toBe(page);
  });

  it('has nothing to cancel, and then we know', async () => {
    const him = await lost();
    expect(await cancel(him)).toMatchObject({ status: 409, body: { error: refusals.no_subscription.words } });
    expect(await premiumOf(test, him)).toEqual(BASIC);
  });

  it('who had cancelled pays again rather than going on with what is gone', async () => {
    const him = await lost();
    await db.update(subscription).set({ cancelAtPeriodEnd: true }).where(eq(subscription.userId, him.id));
    expect((await premiumOf(test, him)).subscription_status).toBe('canceling');
    await upgrade(test, him);
    expect((await premiumOf(test, him)).subscription_status).toBe('active');
  });

  it('has no subscription, by the word of an event or of the night; a wrong key for a night loses nobody', async () => {
    const [told, compared] = [await lost(), await lost()];
    expect(await deliver(test, eventOf('invoice.paid', { customer: told.customerId }))).toBe(200);
    test.clock.advance(DAY);
    await runJob(test, 'reconcile-subscriptions');
    for (const him of [told, compared]) {
      expect(await premiumOf(test, him)).toEqual(BASIC);
      expect(await subscriptionOf(test, him)).toMatchObject({ customerId: him.customerId, subscriptionId: null });
    }
    const mended = booksOf(test).customers;
    const hisOwn = Object.values(mended).find(({ email }) => email === compared.email);
    await db.update(subscription).set({ customerId: hisOwn?.id }).where(eq(subscription.userId, compared.id));
    test.clock.advance(DAY);
    await runJob(test, 'reconcile-subscriptions');
    expect((await premiumOf(test, compared)).isPremium).toBe(true);
  });
});
