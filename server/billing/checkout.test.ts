import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billing } from '../../contract/billing';
import { startTestApp, type TestApp } from '../testing/app';
import { basicUser } from '../testing/people';

describe('paying for Premium', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('API-14 API-15 UPGRADE-15 a completed checkout turns a basic account into a premium one', async () => {
    const him = await basicUser(test);
    const { body: price } = await test.call(billing.price);
    const begun = await test.call(billing.checkout, { as: him, body: { priceId: price.priceId } });
    expect(begun.status).toBe(200);
    const path = new URL(begun.body.url).pathname;
    const page = await test.raw({ method: 'GET', url: path });
    expect(page.statusCode).toBe(200);
    expect((await test.call(billing.status, { as: him })).body.isPremium).toBe(false);
    const paid = await test.raw({ method: 'POST', url: `${path}/pay` });
    expect(paid.statusCode).toBe(303);
    expect((await test.call(billing.status, { as: him })).body).toMatchObject({
      isPremium: true,
      subscription_status: 'active',
    });

    const cancelled = await test.call(billing.cancel, { as: him });
    expect(cancelled.status).toBe(200);
    await test.world.stripeStandIn?.settle();
    expect((await test.call(billing.status, { as: him })).body).toMatchObject({
      isPremium: true,
      subscription_status: 'canceling',
    });
    test.clock.advance(32 * 24 * 3600 * 1000);
    expect((await test.call(billing.status, { as: him })).status).toBe(401);
  });
});
