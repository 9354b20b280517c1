import { afterAll, describe, expect, it } from 'vitest';
import { DAY } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { booksOf, providerOf } from '../testing/payment-provider';
import { hireSubscriber, premiumOf, subscriptionOf, upgrade } from '../testing/payments';
import { logIn, type Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
const provider = providerOf(test);
afterAll(() => test.close());

const PAID = { isPremium: true, subscription_status: 'active', premiumUntil: null };
const BASIC = { isPremium: false, subscription_status: 'none', premiumUntil: null };

const subscriber = () => hireSubscriber(test, cast);
/** What he is at a moment; sessions do not last that long, so he logs in again. */
async function stateAt(him: Person, moment: number) {
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
    expect(await stateAt(him, him.end.getTime() + 20 * DAY)).toEqual(PAID);
  });

  it('whose card is refused keeps premium for seven days after what was paid for, and not longer', async () => {
    const him = await subscriber();
    await provider.refuseCard(him.email);
    const overdue = { isPremium: true, subscription_status: 'past_due', premiumUntil: null };
    expect(await premiumOf(test, him)).toEqual(overdue);
    const graceEnds = him.end.getTime() + 7 * DAY;
    expect(await stateAt(him, graceEnds - 60_000)).toEqual(overdue);
    expect(await stateAt(him, graceEnds)).toEqual(BASIC);
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
    expect(await stateAt(him, him.end.getTime() + 20 * DAY)).toEqual(PAID);
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
