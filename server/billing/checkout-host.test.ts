import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { billing } from '../../contract/billing';
import { openStripeStandIn } from '../local/stripe/stand-in';
import { createStripePayments } from '../platform/payments/stripe';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { keepLogOf } from '../testing/log-lines';

const PAY = 'pay.heartnote.example';
const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_PRICE_ID: 'price_1' };
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** An app with these settings, and a provider that shows its pages under a domain of the operator's. */
async function appWith(env: Record<string, string>) {
  const test = await startTestApp({ env: { LOG_LEVEL: 'error', ...stripe, ...env } });
  const dataDir = mkdtempSync(join(tmpdir(), 'heartnote-checkout-host-'));
  const { clock, config, log } = test.world;
  const provider = openStripeStandIn({ dataDir, publicUrl: `https://${PAY}`, clock, log });
  const checkoutHosts = config.stripe?.checkoutHosts ?? [];
  test.world.payments = createStripePayments({ ...provider.settings, checkoutHosts }, clock.now);
  closing.push(async () => {
    await provider.close();
    await test.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const him = await createCast(test).hire('basic');
  const lines = keepLogOf(test);
  const { priceId } = provider.settings;
  return { lines, press: () => test.call(billing.checkout, { as: him, body: { priceId } }) };
}

const told = await appWith({ STRIPE_CHECKOUT_HOST: PAY });
const untold = await appWith({});

describe('a checkout under a domain of the operator', () => {
  it('is where a browser may go once its host is set', async () => {
    const { status, body } = await told.press();
    expect(status).toBe(200);
    expect(new URL(body.url).host).toBe(PAY);
    expect(body.hosts).toEqual(['checkout.stripe.com', PAY]);
  });

  it('is refused while it is not set, and the log says which setting is missing', async () => {
    expect(await untold.press()).toMatchObject({ status: 503, body: { code: 'payments_away' } });
    expect(untold.lines.join()).toContain('STRIPE_CHECKOUT_HOST');
    expect(untold.lines.join()).toContain(PAY);
  });
});
