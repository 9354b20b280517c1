import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DAY } from '../../contract/time';
import { subscription, user } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import {
  booksOf,
  loseEvents,
  premiumOf,
  providerOf,
  runJob,
  subscriptionOf,
  takeEvents,
  upgrade,
} from '../testing/payments';
import { logIn, type Person } from '../testing/people';
import { layStripeLine } from '../testing/stripe-line';

// Of its own: the nightly comparison goes through every customer that a database knows.
const database = await emptiedDatabase();
const test = await startTestApp({ database });
const cast = createCast(test);
const provider = providerOf(test);
const { db } = test.world;
afterAll(() => test.close());
afterEach(() => takeEvents(test));

const PAID = { isPremium: true, subscription_status: 'active', premiumUntil: null };
const BASIC = { isPremium: false, subscription_status: 'none', premiumUntil: null };

/** Somebody who has just paid, and the end of what he paid for. */
async function subscriber(): Promise<Person & { end: Date }> {
  const him = await cast.hire('basic');
  await upgrade(test, him);
  return { ...him, end: (await subscriptionOf(test, him))?.currentPeriodEnd ?? new Date(0) };
}
/** What he is at a moment; sessions do not last that long, so he logs in again. */
async function standingAt(him: Person, moment: number) {
  test.clock.set(new Date(moment).toISOString());
  return premiumOf(test, await logIn(test, him));
}

describe('a subscription', () => {
  it('is paid for a month, to the same day of the next', async () => {
    test.clock.set('2027-01-31T12:00:00Z');
    const him = await subscriber();
    expect(him.end.toISOString().slice(0, 10)).toBe('2027-02-28');
  });

  it('that is renewed goes on without anybody doing anything', async () => {
    const him = await subscriber();
    await provider.renew(him.email);
    expect((await subscriptionOf(test, him))?.currentPeriodEnd?.getTime()).toBeGreaterThan(
      him.end.getTime() + 27 * DAY,
    );
    expect(await standingAt(him, him.end.getTime() + 20 * DAY)).toEqual(PAID);
  });

  it('whose card is refused keeps premium for seven days after what was paid for, and not longer', async () => {
    const him = await subscriber();
    await provider.refuseCard(him.email);
    const overdue = { isPremium: true, subscription_status: 'past_due', premiumUntil: null };
    expect(await premiumOf(test, him)).toEqual(overdue);
    const graceEnds = him.end.getTime() + 7 * DAY;
    expect(await standingAt(him, graceEnds - 60_000)).toEqual(overdue);
    expect(await standingAt(him, graceEnds)).toEqual(BASIC);
  });

  it('the end of the grace is counted from the period that was paid, though the next one has begun', async () => {
    const him = await subscriber();
    await provider.refuseCard(him.email);
    const row = await subscriptionOf(test, him);
    const [period] = booksOf(test).subscriptions[row?.subscriptionId ?? '']?.items.data ?? [];
    expect(period?.current_period_start).toBe(him.end.getTime() / 1000);
    expect(row?.currentPeriodEnd).toEqual(him.end);
  });

  it('whose card works again is active again', async () => {
    const him = await subscriber();
    await provider.refuseCard(him.email);
    await provider.refuseCard(him.email);
    await provider.renew(him.email);
    expect(await premiumOf(test, him)).toEqual(PAID);
    expect(await standingAt(him, him.end.getTime() + 20 * DAY)).toEqual(PAID);
  });
});

describe('nobody pays for two subscriptions', () => {
  const livingOf = async (him: Person) => {
    const { customerId } = (await subscriptionOf(test, him)) ?? {};
    const his = Object.values(booksOf(test).subscriptions).filter(({ customer }) => customer === customerId);
    return his.filter(({ status }) => status !== 'canceled');
  };

  it('an unpaid one, which the provider still tries to charge, ends when he subscribes anew', async () => {
    const him = await subscriber();
    await provider.refuseCard(him.email);
    test.clock.set(new Date(him.end.getTime() + 8 * DAY).toISOString());
    const again = { ...him, ...(await logIn(test, him)) };
    expect(await premiumOf(test, again)).toEqual(BASIC);
    const [old] = await livingOf(him);
    await upgrade(test, again);
    await provider.settle();
    const living = await livingOf(him);
    expect(living).toMatchObject([{ status: 'active' }]);
    expect(living[0]?.id).not.toBe(old?.id);
    expect(await premiumOf(test, again)).toEqual(PAID);
  });

  it('of two that are paid, the older one is not charged again', async () => {
    const him = await subscriber();
    const customerId = (await subscriptionOf(test, him))?.customerId ?? '';
    const way = { successUrl: 'http://x', cancelUrl: 'http://x' };
    const page = await test.world.payments.createCheckout({ customerId, userId: him.id, ...way });
    test.clock.advance(1000);
    await provider.pay(page.split('/').at(-1) ?? '');
    await provider.settle();
    const living = await livingOf(him);
    const counts = (await subscriptionOf(test, him))?.subscriptionId;
    expect(living).toHaveLength(2);
    for (const { id, cancel_at_period_end } of living) expect(cancel_at_period_end).toBe(id !== counts);
    expect(await premiumOf(test, him)).toEqual(PAID);
  });
});

describe('the nightly comparison with the provider', () => {
  it('repairs what went past us: a renewal, a refused card and an end', async () => {
    const [renewed, refused, ended] = [await subscriber(), await subscriber(), await subscriber()];
    loseEvents(test);
    await provider.renew(renewed.email);
    await provider.refuseCard(refused.email);
    const row = await subscriptionOf(test, ended);
    await test.world.payments.cancelAtPeriodEnd(row?.subscriptionId ?? '', true);
    await provider.renew(ended.email);
    for (const him of [renewed, refused, ended]) expect(await premiumOf(test, him)).toEqual(PAID);
    await runJob(test, 'reconcile-subscriptions');
    expect((await subscriptionOf(test, renewed))?.currentPeriodEnd?.getTime()).toBeGreaterThan(renewed.end.getTime());
    expect((await premiumOf(test, refused)).subscription_status).toBe('past_due');
    expect(await premiumOf(test, ended)).toEqual(BASIC);
  });

  it('also takes back what nobody paid for', async () => {
    const him = await cast.hire('premium');
    await runJob(test, 'reconcile-subscriptions');
    expect(await premiumOf(test, him)).toEqual(BASIC);
  });

  it('tells the provider of another address, once it is proved: receipts go there', async () => {
    const [moved, unproved] = [await subscriber(), await subscriber()];
    const emailOf = async (him: Person) =>
      booksOf(test).customers[(await subscriptionOf(test, him))?.customerId ?? '']?.email;
    const rename = (him: Person, proved: Date | null) =>
      db
        .update(user)
        .set({ email: `new-${him.email}`, emailVerifiedAt: proved })
        .where(eq(user.id, him.id));
    await rename(moved, test.clock.now());
    await rename(unproved, null);
    await runJob(test, 'reconcile-subscriptions');
    expect(await emailOf(moved)).toBe(`new-${moved.email}`);
    expect(await emailOf(unproved)).toBe(unproved.email);
  });

  it('goes through more customers than one batch', async () => {
    const last = await subscriber();
    loseEvents(test);
    await provider.renew(last.email);
    await db.update(subscription).set({ customerId: 'cus_zzz' }).where(eq(subscription.userId, last.id));
    const crowd = `select md5(n::text)::uuid as id, 'c' || n as name from generate_series(1, 101) n`;
    await database.executeSql(
      `insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
       select id, name, name, '', now(), 'UTC' from (${crowd}) c`,
    );
    await database.executeSql(
      `insert into subscription (user_id, customer_id, status, updated_at)
       select id, 'cus_' || name, 'active', now() from (${crowd}) c`,
    );
    await runJob(test, 'reconcile-subscriptions');
    expect((await subscriptionOf(test, last))?.status).toBe('none');
    await database.executeSql('delete from "user" where password_hash = $1', ['']);
  });

  it('does not stop at one customer whom the provider refuses, but where it is away', async () => {
    const [him, unlucky] = [await subscriber(), await subscriber()];
    loseEvents(test);
    await provider.renew(him.email);
    await db.update(subscription).set({ customerId: 'cus_a_refused' }).where(eq(subscription.userId, unlucky.id));
    const line = await layStripeLine(test);
    line.refuse(400, /cus_a_refused/);
    await runJob(test, 'reconcile-subscriptions');
    expect((await subscriptionOf(test, him))?.currentPeriodEnd?.getTime()).toBeGreaterThan(him.end.getTime());
    expect((await subscriptionOf(test, unlucky))?.status).toBe('active');
    line.cut();
    await expect(runJob(test, 'reconcile-subscriptions')).rejects.toMatchObject({ code: 'payments_away' });
    await line.close();
  });
});
