import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { billing } from '../../contract/billing';
import { refusals } from '../../contract/errors';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import { askProvider, booksOf, loseEvents, providerOf, takeEvents } from '../testing/payment-provider';
import { hireSubscriber, openCheckout, premiumOf, subscriptionOf, upgrade } from '../testing/payments';
import { logIn, type Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
const provider = providerOf(test);
afterAll(() => test.close());
afterEach(() => takeEvents(test));

const cancel = (as: { token: string }) => test.call(billing.cancel, { as });
const { priceId } = provider.settings;
const press = (as: { token: string }) => test.call(billing.checkout, { as, body: { priceId } });
const atProvider = async (him: Person) => {
  const { subscriptionId } = (await subscriptionOf(test, him)) ?? {};
  return booksOf(test).subscriptions[subscriptionId ?? ''];
};
const subscriber = () => hireSubscriber(test, cast);
/** Somebody whose card was refused at the renewal, and when his grace ends. */
async function overdue(): Promise<{ him: Person; premiumUntil: string }> {
  const him = await subscriber();
  const paidUntil = (await subscriptionOf(test, him))?.currentPeriodEnd?.getTime() ?? 0;
  await provider.refuseCard(him.email);
  return { him, premiumUntil: new Date(paidUntil + 7 * DAY).toISOString() };
}
/** As the provider's portal does it: a date, and no word of the period. */
async function cancelByDate(him: Person): Promise<string> {
  const { subscriptionId, currentPeriodEnd } = (await subscriptionOf(test, him)) ?? {};
  const end = currentPeriodEnd ?? new Date(0);
  await askProvider(test, `/v1/subscriptions/${subscriptionId}`, { cancel_at: String(end.getTime() / 1000) });
  await provider.settle();
  expect(await atProvider(him)).toMatchObject({ cancel_at_period_end: false, cancel_at: end.getTime() / 1000 });
  return end.toISOString();
}

describe('cancelling', () => {
  it('API-16 ROLE-20 keeps premium until the end of the paid period; then he is basic by himself', async () => {
    const him = await subscriber();
    const end = (await subscriptionOf(test, him))?.currentPeriodEnd ?? new Date(0);
    const reply = await cancel(him);
    expect(reply).toMatchObject({
      status: 200,
      body: { message: messages.billing.cancelledUntilEnd, premiumUntil: end.toISOString() },
    });
    await provider.settle();
    const promised = { isPremium: true, subscription_status: 'canceling', premiumUntil: end.toISOString() };
    expect(await premiumOf(test, him)).toEqual(promised);
    const saved = await writeDown(test, him, 'Peonies');
    const own = await addOwnQuestion(test, him);

    test.clock.set(new Date(end.getTime() - 60_000).toISOString());
    const back = await logIn(test, him);
    expect(await premiumOf(test, back)).toEqual(promised);
    const params = { id: saved.answer_id };
    expect((await test.call(answers.edit, { as: back, params, body: { text: 'Tulips' } })).status).toBe(200);

    // Nothing has to happen for it: no event, no job.
    loseEvents(test);
    test.clock.advance(60_000);
    expect(await premiumOf(test, back)).toEqual({ isPremium: false, subscription_status: 'none', premiumUntil: null });
    expect((await test.call(answers.edit, { as: back, params, body: { text: 'Roses' } })).status).toBe(403);
    expect((await test.call(questions.remove, { as: back, params: { id: own.id } })).status).toBe(403);
    expect((await historyOf(test, back)).map(({ item_id }) => item_id)).toEqual([own.id, saved.answer_id]);
  });

  it('with an empty body of any kind, as browsers send it', async () => {
    const him = await subscriber();
    const headers = { authorization: `Bearer ${him.token}` };
    for (const given of [
      { headers },
      { headers, payload: {} },
      { headers: { ...headers, 'content-type': 'application/json' } },
    ]) {
      expect((await test.raw({ method: 'POST', url: billing.cancel.path, ...given })).statusCode).toBe(200);
    }
  });

  it('twice, also at once, is fine', async () => {
    const him = await subscriber();
    const first = await cancel(him);
    const more = await Promise.all([cancel(him), cancel(him), cancel(him)]);
    for (const reply of more) expect(reply).toMatchObject({ status: 200, body: first.body });
    await provider.settle();
    expect((await premiumOf(test, him)).subscription_status).toBe('canceling');
  });

  it('without a subscription is 409: never paid, left the checkout, or over', async () => {
    const [never, left, over] = [await cast.hire('basic'), await cast.hire('basic'), await subscriber()];
    await openCheckout(test, left);
    await cancel(over);
    await provider.renew(over.email);
    for (const him of [never, left, over]) {
      expect(await cancel(him)).toMatchObject({ status: 409, body: { error: refusals.no_subscription.words } });
    }
  });

  it('one that the provider has ended without our knowing is 409 as well, and then we know', async () => {
    const him = await subscriber();
    await cancel(him);
    await provider.settle();
    loseEvents(test);
    await provider.renew(him.email);
    expect((await premiumOf(test, him)).isPremium).toBe(true);
    expect((await cancel(him)).status).toBe(409);
    expect((await premiumOf(test, him)).isPremium).toBe(false);
  });

  it('one that is past its grace can still be cancelled: the card may yet be charged', async () => {
    const him = await subscriber();
    await provider.refuseCard(him.email);
    test.clock.advance(60 * DAY);
    const back = await logIn(test, him);
    expect((await premiumOf(test, back)).isPremium).toBe(false);
    expect(await cancel(back)).toMatchObject({ status: 200, body: { premiumUntil: null } });
    expect(await provider.renew(him.email)).toBe(false);
    expect((await atProvider(him))?.status).toBe('canceled');
  });

  it('one whose payment is past due is never charged again, and he keeps his grace to its end', async () => {
    const { him, premiumUntil } = await overdue();
    const ending = { isPremium: true, subscription_status: 'canceling', premiumUntil };
    for (let times = 0; times < 2; times++) {
      expect(await cancel(him)).toMatchObject({ status: 200, body: { premiumUntil } });
      await provider.settle();
      expect(await premiumOf(test, him)).toEqual(ending);
    }
    // The provider's next try at his card finds nothing to charge.
    expect(await provider.renew(him.email)).toBe(false);
    expect((await atProvider(him))?.status).toBe('canceled');
    test.clock.set(new Date(Date.parse(premiumUntil) - 60_000).toISOString());
    expect(await premiumOf(test, await logIn(test, him))).toEqual(ending);
    test.clock.advance(60_000);
    const back = await logIn(test, him);
    expect((await premiumOf(test, back)).isPremium).toBe(false);
    expect((await cancel(back)).status).toBe(409);
  });

  it("one whose payment is past due and which he cancelled on the provider's own pages is not charged either", async () => {
    const { him, premiumUntil } = await overdue();
    const { subscriptionId } = (await subscriptionOf(test, him)) ?? {};
    await askProvider(test, `/v1/subscriptions/${subscriptionId}`, { cancel_at_period_end: 'true' });
    await provider.settle();
    expect(await provider.renew(him.email)).toBe(false);
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'canceling', premiumUntil });
  });

  it('one whose payment is past due can still be mended while he has not cancelled', async () => {
    const { him } = await overdue();
    expect(await provider.renew(him.email)).toBe(true);
    expect((await premiumOf(test, him)).subscription_status).toBe('active');
  });

  it("what he cancelled on the provider's own pages, by a date, counts as cancelled", async () => {
    const him = await subscriber();
    const premiumUntil = await cancelByDate(him);
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'canceling', premiumUntil });
    expect(await cancel(him)).toMatchObject({ status: 200, body: { premiumUntil } });
  });
});

describe('going on after cancelling', () => {
  it('before the end, the upgrade button takes the cancelling back and costs nothing', async () => {
    const him = await subscriber();
    await cancel(him);
    const end = (await subscriptionOf(test, him))?.currentPeriodEnd;
    const resumed = await press(him);
    expect(resumed).toMatchObject({
      status: 200,
      body: { url: `${test.world.config.publicUrl}/manage-subscription?checkout=success` },
    });
    await provider.settle();
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'active', premiumUntil: null });
    expect(await subscriptionOf(test, him)).toMatchObject({ currentPeriodEnd: end, cancelAtPeriodEnd: false });
    const { customerId } = (await subscriptionOf(test, him)) ?? {};
    expect(Object.values(booksOf(test).subscriptions).filter(({ customer }) => customer === customerId)).toHaveLength(
      1,
    );
  });

  it('after the end, he pays again on a new page and is premium again', async () => {
    const him = await subscriber();
    const first = (await subscriptionOf(test, him))?.subscriptionId;
    await cancel(him);
    await provider.renew(him.email);
    expect((await premiumOf(test, him)).isPremium).toBe(false);
    await upgrade(test, him);
    expect(await premiumOf(test, him)).toMatchObject({ isPremium: true, subscription_status: 'active' });
    expect((await subscriptionOf(test, him))?.subscriptionId).not.toBe(first);
  });

  it('after cancelling a payment past due, he pays for a new one, and the old one stays ended', async () => {
    const { him } = await overdue();
    const first = (await subscriptionOf(test, him))?.subscriptionId ?? '';
    await cancel(him);
    await provider.settle();
    await upgrade(test, him);
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'active', premiumUntil: null });
    expect((await atProvider(him))?.id).not.toBe(first);
    expect(booksOf(test).subscriptions[first]?.status).toBe('canceled');
  });

  it('only looking at the page to pay on does not cost him his grace', async () => {
    const { him, premiumUntil } = await overdue();
    await cancel(him);
    await openCheckout(test, him);
    await provider.settle();
    expect(await premiumOf(test, him)).toEqual({ isPremium: true, subscription_status: 'canceling', premiumUntil });
  });

  it('also what was cancelled by a date can be taken back', async () => {
    const him = await subscriber();
    await cancelByDate(him);
    expect((await press(him)).body.url).toContain('checkout=success');
    expect((await premiumOf(test, him)).subscription_status).toBe('active');
    expect((await atProvider(him))?.cancel_at).toBeNull();
  });

  it('where it has ended without our knowing, he is led to a page to pay on', async () => {
    const him = await subscriber();
    await cancel(him);
    await provider.settle();
    loseEvents(test);
    await provider.renew(him.email);
    expect((await premiumOf(test, him)).subscription_status).toBe('canceling');
    expect(await press(him)).toMatchObject({ status: 200, body: { url: expect.stringContaining('/dev/checkout/') } });
    expect((await premiumOf(test, him)).isPremium).toBe(false);
  });
});
