import { and, eq, like, lte } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../contract/time';
import { subscription, user } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { keepLogOf } from '../testing/log-lines';
import { booksOf, loseEvents, providerOf, takeEvents } from '../testing/payment-provider';
import { hireSubscriber, openCheckout, premiumOf, runJob, subscriptionOf } from '../testing/payments';
import { logIn, type Person } from '../testing/people';
import { stripeLineOf } from '../testing/stripe-line';
import { compareCustomers } from './compare';

// Of its own: the comparison goes through every customer that a database knows.
const database = await emptiedDatabase();
const test = await startTestApp({ database, env: { LOG_LEVEL: 'warn' } });
const cast = createCast(test);
const provider = providerOf(test);
afterAll(() => test.close());
const line = await stripeLineOf(test);
const { db } = test.world;
afterEach(() => takeEvents(test));

const PAID = { isPremium: true, subscription_status: 'active', premiumUntil: null };
const BASIC = { isPremium: false, subscription_status: 'none', premiumUntil: null };

type Payer = Person & { end: Date };

const subscriber = () => hireSubscriber(test, cast);
describe('the daily comparison with the provider', () => {
  const compare = () => runJob(test, 'reconcile-subscriptions');
  const compareTomorrow = () => {
    test.clock.advance(DAY);
    return compare();
  };
  /** So many who are said to pay, of whom the provider knows nothing. */
  async function crowd(size: number): Promise<string> {
    const name = `crowd-${size}-`;
    const people = `select md5('${name}' || n)::uuid as id, '${name}' || n as name from generate_series(1, ${size}) n`;
    await database.executeSql(
      `insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
       select id, name, name, '', now(), 'UTC' from (${people}) p`,
    );
    await database.executeSql(
      `insert into subscription (user_id, customer_id, status, updated_at)
       select id, 'cus_' || name, 'active', now() from (${people}) p`,
    );
    return `cus_${name}`;
  }
  const compareAfterOf = async (him: Person) => (await subscriptionOf(test, him))?.compareAfter;
  /** Whom the provider was asked about in this time. */
  async function askedAbout(him: Person, work: () => Promise<void>): Promise<number> {
    const customerId = (await subscriptionOf(test, him))?.customerId ?? '';
    const before = line.asked.length;
    await work();
    return line.asked
      .slice(before)
      .filter((call) => call.startsWith('GET /v1/subscriptions?') && call.includes(customerId)).length;
  }

  it('repairs what went past us: a renewal, a refused card and an end', async () => {
    const [renewed, refused, ended] = [await subscriber(), await subscriber(), await subscriber()];
    loseEvents(test);
    await provider.renew(renewed.email);
    await provider.refuseCard(refused.email);
    const row = await subscriptionOf(test, ended);
    await test.world.payments.cancelAtPeriodEnd(row?.subscriptionId ?? '', true);
    await provider.renew(ended.email);
    for (const him of [renewed, refused, ended]) expect(await premiumOf(test, him)).toEqual(PAID);
    await compareTomorrow();
    expect((await subscriptionOf(test, renewed))?.currentPeriodEnd?.getTime()).toBeGreaterThan(renewed.end.getTime());
    expect((await premiumOf(test, refused)).subscription_status).toBe('past_due');
    expect(await premiumOf(test, ended)).toEqual(BASIC);
  });

  it('also takes back what nobody paid for', async () => {
    const him = await cast.hire('premium');
    await compareTomorrow();
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
    await compareTomorrow();
    expect(await emailOf(moved)).toBe(`new-${moved.email}`);
    expect(await emailOf(unproved)).toBe(unproved.email);
  });

  it('ends its turn after 300 customers, and the next turn goes on where it ended', async () => {
    const name = await crowd(301);
    const left = async () => {
      const due = lte(subscription.compareAfter, test.clock.now());
      return db.$count(subscription, and(due, like(subscription.customerId, `${name}%`)));
    };
    await compareTomorrow();
    const after = await left();
    expect(after).toBeGreaterThan(0);
    await compare();
    expect(await left()).toBe(0);
    const log = { ...test.world.log, warn: () => expect.fail('somebody was compared twice in a day') };
    await compareCustomers({ ...test.world, log });
    await database.executeSql('delete from "user" where password_hash = $1', ['']);
  });

  it('ends its turn after four minutes, whoever is left', async () => {
    const people = [await subscriber(), await subscriber()];
    await compareTomorrow();
    test.clock.advance(DAY);
    const due = () => db.$count(subscription, lte(subscription.compareAfter, test.clock.now()));
    const before = await due();
    const caught = line.holdNext('GET /v1/subscriptions');
    const comparing = compare();
    const letGo = await caught;
    test.clock.advance(4 * MINUTE);
    letGo();
    await comparing;
    expect(before - (await due())).toBe(1);
    await compare();
    expect(await due()).toBe(0);
    for (const him of people) expect(await premiumOf(test, await logIn(test, him))).toEqual(PAID);
  });

  it('asks about each customer once a day, and no more about one who has nothing to pay', async () => {
    const [paying, former] = [await subscriber(), await subscriber()];
    const { subscriptionId } = (await subscriptionOf(test, former)) ?? {};
    await test.world.payments.endSubscription(subscriptionId ?? '');
    await provider.settle();
    expect(await askedAbout(paying, compareTomorrow)).toBe(1);
    expect(await askedAbout(paying, compare)).toBe(0);
    expect(await askedAbout(paying, compareTomorrow)).toBe(1);
    expect(await compareAfterOf(former)).toBeNull();
    for (let day = 0; day < 3; day++) expect(await askedAbout(former, compareTomorrow)).toBe(0);
  });

  it('asks again about a former customer who has opened a page to pay on, and finds that he paid', async () => {
    const him = await subscriber();
    await test.world.payments.endSubscription((await subscriptionOf(test, him))?.subscriptionId ?? '');
    await provider.settle();
    await compareTomorrow();
    expect(await compareAfterOf(him)).toBeNull();
    const again = { ...him, ...(await logIn(test, him)) };
    const page = await openCheckout(test, again);
    loseEvents(test);
    await test.raw({ method: 'POST', url: `${page}/pay` });
    expect(await premiumOf(test, again)).toEqual(BASIC);
    await compareTomorrow();
    expect(await premiumOf(test, again)).toEqual(BASIC);
    test.clock.advance(DAY / 24);
    await compare();
    expect(await premiumOf(test, again)).toEqual(PAID);
  });

  it('does not forget one who opens a page to pay on while he is being compared', async () => {
    const him = await subscriber();
    await test.world.payments.endSubscription((await subscriptionOf(test, him))?.subscriptionId ?? '');
    await provider.settle();
    test.clock.advance(DAY);
    const again = { ...him, ...(await logIn(test, him)) };
    const caught = line.holdNext('GET /v1/subscriptions');
    const comparing = compare();
    const letGo = await caught;
    await openCheckout(test, again);
    letGo();
    await comparing;
    expect(await compareAfterOf(him)).toBeInstanceOf(Date);
  });

  it('goes on with the others where one is never answered, says so once, and does not begin with him again', {
    timeout: 60_000,
  }, async () => {
    const people = [];
    for (let n = 0; n < 6; n++) people.push(await subscriber());
    const [unlucky, , second, , third, him] = people as [Payer, Payer, Payer, Payer, Payer, Payer];
    loseEvents(test);
    await provider.renew(him.email);
    test.clock.advance(DAY);
    for (const [n, { id }] of people.entries()) {
      await db
        .update(subscription)
        .set({ compareAfter: new Date(n) })
        .where(eq(subscription.userId, id));
    }
    const rows = await Promise.all([unlucky, second, third].map((one) => subscriptionOf(test, one)));
    const { customerId } = rows[0] ?? {};
    // Three of them, but no three in a row.
    line.refuse(500, new RegExp(rows.map((row) => `customer=${row?.customerId}`).join('|')));
    const lines = keepLogOf(test);
    await compare();
    expect((await subscriptionOf(test, him))?.currentPeriodEnd?.getTime()).toBeGreaterThan(him.end.getTime());
    expect(lines.filter((text) => text.includes('did not answer about some customers'))).toHaveLength(1);
    expect(lines.join('')).toContain(customerId);
    expect(await askedAbout(unlucky, compare)).toBe(0);
    test.clock.advance(DAY / 24);
    line.mend();
    expect(await askedAbout(unlucky, compare)).toBe(1);
  });

  it('does not stop at one customer whom the provider refuses, but where it is away', async () => {
    const [him, unlucky] = [await subscriber(), await subscriber()];
    loseEvents(test);
    await provider.renew(him.email);
    await db.update(subscription).set({ customerId: 'cus_a_refused' }).where(eq(subscription.userId, unlucky.id));
    line.refuse(400, /cus_a_refused/);
    await compareTomorrow();
    expect((await subscriptionOf(test, him))?.currentPeriodEnd?.getTime()).toBeGreaterThan(him.end.getTime());
    expect((await subscriptionOf(test, unlucky))?.status).toBe('active');
    line.cut();
    await expect(compareTomorrow()).rejects.toMatchObject({ code: 'payments_away' });
  });
});
