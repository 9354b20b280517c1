import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { refusals } from '../../contract/errors';
import { messages } from '../../contract/messages';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { booksOf } from '../testing/payment-provider';
import { hireSubscriber, premiumOf, subscriptionOf } from '../testing/payments';
import type { Person } from '../testing/people';
import { stripeLineOf } from '../testing/stripe-line';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const line = await stripeLineOf(test);

type Who = { id: string };
const details = (as: Person, { id }: Who) => test.call(admin.user, { as, params: { id } });
const cancel = (as: Person, { id }: Who) => test.call(admin.cancelSubscription, { as, params: { id } });
const subscriber = () => hireSubscriber(test, cast);

describe('a subscription cancelled by an administrator', () => {
  it('API-42 ROLE-28 ends with the paid period, and he is premium until then', async () => {
    const [boss, him] = [await cast.hire('admin'), await subscriber()];
    const reply = await cancel(boss, him);
    expect(reply).toMatchObject({ status: 200, body: { message: messages.billing.cancelled } });
    const { premiumUntil } = reply.body;
    expect(premiumUntil).toEqual(expect.any(String));
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'canceling', premiumUntil });
    expect((await details(boss, him)).body).toMatchObject({ subscription_status: 'canceling', premiumUntil });
    const { subscriptionId } = (await subscriptionOf(test, him)) ?? {};
    expect(booksOf(test).subscriptions[subscriptionId ?? '']).toMatchObject({ cancel_at_period_end: true });
  });

  it('a second time answers the same', async () => {
    const [boss, him] = [await cast.hire('admin'), await subscriber()];
    expect(await cancel(boss, him)).toEqual({ ...(await cancel(boss, him)), headers: expect.anything() });
  });

  it('is refused in words where there is none, and not found for nobody', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const words = refusals.no_subscription.words;
    expect(await cancel(boss, him)).toMatchObject({ status: 409, body: { code: 'no_subscription', error: words } });
    expect(await cancel(boss, { id: randomUUID() })).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('is not cancelled while the provider is away, and the administrator is told', async () => {
    const [boss, him] = [await cast.hire('admin'), await subscriber()];
    line.cut();
    expect(await cancel(boss, him)).toMatchObject({ status: 503, body: { code: 'payments_away' } });
    line.mend();
    expect(await premiumOf(test, him)).toMatchObject({ isPremium: true, subscription_status: 'active' });
  });
});
