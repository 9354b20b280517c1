import { afterEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { billing } from '../../contract/billing';
import { refusals } from '../../contract/errors';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openTwoApps } from '../testing/instances';
import { booksOf, loseEvents, providerOf, takeEvents } from '../testing/payment-provider';
import { openCheckout, premiumOf, subscriptionOf, upgrade } from '../testing/payments';

const [test, other] = await openTwoApps();
const cast = createCast(test);
const provider = providerOf(test);

const press = (as: { token: string }, app = test, priceId = provider.settings.priceId) =>
  app.call(billing.checkout, { as, body: { priceId } });
const get = (url: string) => test.raw({ method: 'GET', url });
const postTo = (url: string) => test.raw({ method: 'POST', url });

describe('paying for Premium', () => {
  it('CONST-02 tells everybody the one price, by its one identifier, and every time the same', async () => {
    const { status, body } = await test.call(billing.price);
    expect(status).toBe(200);
    expect(body).toEqual({ priceId: provider.settings.priceId, amount: 777, currency: 'usd', interval: 'month' });
    expect((await other.call(billing.price)).body).toEqual(body);
  });

  it('API-14 API-15 DATA-06 UPGRADE-15 ROLE-11 a completed checkout turns a basic account into a premium one', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    const shown = await get(page);
    expect(shown.statusCode).toBe(200);
    expect(shown.payload).toContain('$7.77');
    expect((await premiumOf(test, him)).isPremium).toBe(false);
    const paid = await postTo(`${page}/pay`);
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(`${test.world.config.publicUrl}/manage-subscription?checkout=success`);
    await provider.settle();
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'active', premiumUntil: null });
    expect((await test.call(accounts.me, { as: him })).body.subscription_status).toBe('active');
  });

  it.each(['price_of_another_product', '', ' price_local_premium_monthly', 'PRICE_LOCAL_PREMIUM_MONTHLY'])(
    'only at our own price: %j is 400 and begins nothing',
    async (priceId) => {
      const him = await cast.hire('basic');
      expect(await press(him, test, priceId)).toMatchObject({
        status: 400,
        body: { error: refusals.wrong_price.words },
      });
      expect(await subscriptionOf(test, him)).toBeUndefined();
    },
  );

  it('not twice: whoever is premium is told so', async () => {
    const him = await cast.hire('basic');
    await upgrade(test, him);
    expect(await press(him)).toMatchObject({ status: 409, body: { error: refusals.already_premium.words } });
  });

  it('pressed many times at once on two instances, there is one customer and one page', async () => {
    const him = await cast.hire('basic');
    const replies = await Promise.all(Array.from({ length: 6 }, (_, i) => press(him, i % 2 ? test : other)));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1);
  });

  it('pressed again later, the page that is still open is shown again: two could be paid twice', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    test.clock.advance(3 * 60 * 60 * 1000);
    expect(await openCheckout(test, him)).toBe(page);
  });

  it('a declined card and going back charge nothing, and he can still pay on that page', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    const declined = await postTo(`${page}/decline`);
    expect(declined.statusCode).toBe(303);
    expect((await get(String(declined.headers.location))).payload).toContain('The card was declined.');
    expect((await get(page)).payload).toContain(`${test.world.config.publicUrl}/upgrade?checkout=cancelled`);
    expect((await premiumOf(test, him)).isPremium).toBe(false);
    expect(await subscriptionOf(test, him)).toMatchObject({ status: 'none', subscriptionId: null });
    await postTo(`${page}/pay`);
    await provider.settle();
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });

  it('a page can be paid once, however often the button is pressed', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    await Promise.all(Array.from({ length: 5 }, () => postTo(`${page}/pay`)));
    await provider.settle();
    const { customerId } = (await subscriptionOf(test, him)) ?? {};
    const made = Object.values(booksOf(test).subscriptions).filter(({ customer }) => customer === customerId);
    expect(made).toHaveLength(1);
    expect((await get(page)).payload).toContain('Nothing more is charged.');
  });
});

describe('the checkout of this machine', () => {
  it.each(['constructor', '__proto__', 'toString', 'cs_unknown'])('knows no page %s', async (id) => {
    expect((await get(`/dev/checkout/${id}`)).statusCode).toBe(404);
    expect((await postTo(`/dev/checkout/${id}/pay`)).statusCode).toBe(404);
  });

  it('a page that has expired takes no money, and says so', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    await test.world.payments.removeCustomer((await subscriptionOf(test, him))?.customerId ?? '');
    const pressed = await postTo(`${page}/pay`);
    expect(pressed).toMatchObject({ statusCode: 303, headers: { location: page } });
    expect((await get(page)).payload).toContain('Nothing more is charged.');
    expect((await premiumOf(test, him)).isPremium).toBe(false);
  });
});

describe('while the word of a payment is still on its way', () => {
  afterEach(() => takeEvents(test));

  it('he is not led to a second page to pay on: the provider is asked first', async () => {
    const him = await cast.hire('basic');
    const page = await openCheckout(test, him);
    loseEvents(test);
    await postTo(`${page}/pay`);
    expect((await premiumOf(test, him)).isPremium).toBe(false);
    expect((await press(him)).status).toBe(409);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
  });
});

describe('where Stripe itself is set', () => {
  it('there is no checkout of this machine', async () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_PRICE_ID: 'price_x' };
    const real = await startTestApp({ env });
    expect((await real.call(billing.price)).body.priceId).toBe('price_x');
    expect(real.routes.filter(({ url }) => /^\/dev\/(checkout|subscriptions)/.test(url))).toEqual([]);
    await real.close();
  });
});
