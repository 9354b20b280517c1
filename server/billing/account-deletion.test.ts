import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { billing } from '../../contract/billing';
import { DAY, MINUTE } from '../../contract/time';
import { customerRemoval } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { booksOf, deliver, eventOf, providerOf } from '../testing/payment-provider';
import { forgetRemovals, hireSubscriber, openCheckout, runJob, subscriptionOf } from '../testing/payments';
import type { Person } from '../testing/people';
import { stripeLineOf } from '../testing/stripe-line';
import { tablesThatHold } from '../testing/traces';

const test = await startTestApp({ database: await emptiedDatabase() });
await forgetRemovals(test);
const cast = createCast(test);
const provider = providerOf(test);
afterAll(() => test.close());
const line = await stripeLineOf(test);
const { db, database } = test.world;

const remove = (as: Person) => test.call(accounts.deleteAccount, { as });
const waiting = (customerId: string) =>
  db.select().from(customerRemoval).where(eq(customerRemoval.customerId, customerId));
const customerOf = async (him: Person) => (await subscriptionOf(test, him))?.customerId ?? '';
const livingAt = (customerId: string) =>
  Object.values(booksOf(test).subscriptions).filter(
    ({ customer, status }) => customer === customerId && status !== 'canceled',
  );
async function subscriber(): Promise<Person & { customerId: string }> {
  const him = await hireSubscriber(test, cast);
  return { ...him, customerId: await customerOf(him) };
}

describe('deleting an account that is paid for', () => {
  it('DATA-29 ends the payments at once and leaves nothing of him, at the provider neither', async () => {
    const him = await subscriber();
    expect(livingAt(him.customerId)).toHaveLength(1);
    expect((await remove(him)).status).toBe(200);
    expect(await tablesThatHold(database, him.customerId)).toEqual(['customer_removal']);
    await runJob(test, 'remove-customers');
    await provider.settle();
    expect(livingAt(him.customerId)).toEqual([]);
    expect(booksOf(test).customers[him.customerId]).toBeUndefined();
    for (const trace of [him.id, him.email, him.customerId]) expect(await tablesThatHold(database, trace)).toEqual([]);
  });

  it('also where he only looked at the checkout: that page can no longer be paid', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    const customerId = await customerOf(him);
    await remove(him);
    await runJob(test, 'remove-customers');
    await test.raw({ method: 'POST', url: `${page}/pay` });
    expect(livingAt(customerId)).toEqual([]);
  });

  it('while the provider is away it is deleted all the same, and the provider is asked until it confirms', async () => {
    const him = await subscriber();
    line.cut();
    expect((await remove(him)).status).toBe(200);
    expect(await tablesThatHold(database, him.id)).toEqual([]);
    await runJob(test, 'remove-customers');
    expect(await waiting(him.customerId)).toMatchObject([{ attempts: 1 }]);
    const asked = line.asked.length;
    await runJob(test, 'remove-customers');
    expect(line.asked.length).toBe(asked);
    test.clock.advance(MINUTE);
    await runJob(test, 'remove-customers');
    expect(await waiting(him.customerId)).toMatchObject([{ attempts: 2 }]);
    line.mend();
    test.clock.advance(2 * MINUTE);
    await runJob(test, 'remove-customers');
    expect(await waiting(him.customerId)).toEqual([]);
    expect(livingAt(him.customerId)).toEqual([]);
  });

  it('waits ever longer, but never more than an hour, however often it failed', async () => {
    const { customerId } = await subscriber();
    await db.insert(customerRemoval).values({ customerId, attempts: 40, notBefore: test.clock.now() });
    line.refuse(400, new RegExp(customerId));
    await runJob(test, 'remove-customers');
    const [row] = await waiting(customerId);
    expect(row?.attempts).toBe(41);
    const wait = (row?.notBefore.getTime() ?? 0) - test.clock.now().getTime();
    expect(wait).toBeGreaterThan(55 * MINUTE);
    expect(wait).toBeLessThanOrEqual(60 * MINUTE);
    line.mend();
    test.clock.advance(60 * MINUTE);
    await runJob(test, 'remove-customers');
    expect(await waiting(customerId)).toEqual([]);
  });

  it('where he was removed at the provider before, that is enough', async () => {
    const him = await subscriber();
    await test.world.payments.removeCustomer(him.customerId);
    await remove(him);
    await runJob(test, 'remove-customers');
    expect(await waiting(him.customerId)).toEqual([]);
  });

  it('one that the provider refuses does not keep the others waiting', async () => {
    const [stuck, him] = [await subscriber(), await subscriber()];
    line.refuse(400, new RegExp(stuck.customerId));
    await remove(stuck);
    await remove(him);
    await runJob(test, 'remove-customers');
    expect(livingAt(him.customerId)).toEqual([]);
    expect(livingAt(stuck.customerId)).toHaveLength(1);
    line.mend();
    test.clock.advance(MINUTE);
    await runJob(test, 'remove-customers');
    expect(livingAt(stuck.customerId)).toEqual([]);
  });

  it('where the deletion does not come to pass, the payments go on: both or neither', async () => {
    const him = await subscriber();
    await database.executeSql(
      `create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
       create trigger not_now before delete on "user" for each row when (old.id = '${him.id}') execute function not_now()`,
    );
    expect((await remove(him)).status).toBe(500);
    await database.executeSql('drop function not_now cascade');
    expect(await waiting(him.customerId)).toEqual([]);
    await runJob(test, 'remove-customers');
    expect(livingAt(him.customerId)).toHaveLength(1);
    expect((await remove(him)).status).toBe(200);
    expect(await waiting(him.customerId)).toHaveLength(1);
    await runJob(test, 'remove-customers');
  });

  it('news of the provider that come after it are taken, and bring nobody back', async () => {
    const him = await subscriber();
    await remove(him);
    for (const type of ['invoice.paid', 'customer.subscription.updated', 'customer.subscription.deleted']) {
      expect(await deliver(test, eventOf(type, { customer: him.customerId }))).toBe(200);
    }
    expect(await tablesThatHold(database, him.id)).toEqual([]);
    await runJob(test, 'remove-customers');
  });

  it('while he is being made a customer leaves nothing of him at the provider', async () => {
    const him = await cast.hire('basic');
    const caught = line.holdNext('POST /v1/customers');
    const pressed = test.call(billing.checkout, { as: him, body: { priceId: provider.settings.priceId } });
    const letGo = await caught;
    expect((await remove(him)).status).toBe(200);
    letGo();
    expect(await pressed).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
    const left = () => Object.values(booksOf(test).customers).filter(({ email }) => email === him.email);
    expect(left()).toHaveLength(1);
    await runJob(test, 'remove-customers');
    expect(left()).toEqual([]);
  });
});

describe("a customer to be removed of whom the provider says 'No such customer'", () => {
  const told = (customerId: string) =>
    test.mailbox.to(test.world.config.mail.contact).filter(({ subject }) => subject.includes(customerId));
  /** As with the key of another account: the customer is there, and pays, and is not found. */
  async function unknown() {
    const him = await subscriber();
    line.refuse(404, new RegExp(him.customerId));
    await remove(him);
    await runJob(test, 'remove-customers');
    await test.settle();
    return him.customerId;
  }
  const hourly = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      test.clock.advance(60 * MINUTE);
      await runJob(test, 'remove-customers');
    }
    await test.settle();
  };

  it('is not taken for removed: he is kept, the operator is told once, and a right key removes him', async () => {
    const customerId = await unknown();
    expect(await waiting(customerId)).toMatchObject([{ attempts: 1, unknownSince: expect.any(Date) }]);
    expect(told(customerId)).toMatchObject([{ text: expect.stringContaining('STRIPE_SECRET_KEY') }]);
    await hourly(3);
    expect(await waiting(customerId)).toHaveLength(1);
    expect(told(customerId)).toHaveLength(1);
    line.mend();
    await hourly(1);
    expect(await waiting(customerId)).toEqual([]);
    expect(livingAt(customerId)).toEqual([]);
    expect(told(customerId)).toHaveLength(1);
  });

  it('is tried for 30 days, and then the operator is told to look himself', async () => {
    const customerId = await unknown();
    test.clock.advance(30 * DAY - 120 * MINUTE);
    await hourly(1);
    expect(await waiting(customerId)).toHaveLength(1);
    expect(told(customerId)).toHaveLength(1);
    await hourly(1);
    expect(await waiting(customerId)).toEqual([]);
    expect(told(customerId).map(({ subject }) => subject)).toEqual([
      `A customer of a deleted account is not known at Stripe: ${customerId}`,
      `A customer of a deleted account was not removed at Stripe: ${customerId}`,
    ]);
  });

  it('is tried without end while the provider is away or refuses our key: that says nothing of him', async () => {
    const him = await subscriber();
    await remove(him);
    line.refuse(401);
    test.clock.advance(40 * DAY);
    await runJob(test, 'remove-customers');
    test.clock.advance(40 * DAY);
    await runJob(test, 'remove-customers');
    expect(await waiting(him.customerId)).toMatchObject([{ attempts: 2, unknownSince: null }]);
    line.mend();
    await hourly(1);
    expect(await waiting(him.customerId)).toEqual([]);
  });
});
