import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { billing } from '../../contract/billing';
import { DAY } from '../../contract/time';
import { later } from '../platform/clock';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { subscriptionOf } from '../testing/payments';
import { saveSubscription } from './store';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const statusOf = (as: { token: string }) => test.call(billing.status, { as });

describe('the subscription status', () => {
  it('API-15 DATA-06 says by isPremium whether the caller is premium', async () => {
    const [basic, premium] = [await cast.hire('basic'), await cast.hire('premium')];
    expect((await statusOf(basic)).body).toEqual({
      isPremium: false,
      subscription_status: 'none',
      premiumUntil: null,
      renewsAt: null,
    });
    expect((await statusOf(premium)).body).toEqual({
      isPremium: true,
      subscription_status: 'active',
      premiumUntil: null,
      renewsAt: (await subscriptionOf(test, premium))?.currentPeriodEnd?.toISOString(),
    });
  });

  it('after cancelling it is premium until the end of the paid period, then basic by itself, in the open session', async () => {
    const person = await cast.hire('basic');
    const now = test.clock.now();
    const currentPeriodEnd = later(now, 10 * DAY);
    await saveSubscription(test.world.db, {
      userId: person.id,
      status: 'active',
      currentPeriodEnd,
      cancelAtPeriodEnd: true,
      updatedAt: now,
    });
    expect((await statusOf(person)).body).toEqual({
      isPremium: true,
      subscription_status: 'canceling',
      premiumUntil: currentPeriodEnd.toISOString(),
      renewsAt: null,
    });
    expect((await test.call(accounts.me, { as: person })).body.subscription_status).toBe('canceling');
    test.clock.advance(10 * DAY);
    expect((await statusOf(person)).body).toMatchObject({ isPremium: false, subscription_status: 'none' });
  });
});
