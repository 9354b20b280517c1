import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CheckoutWish } from './payments';
import { providerAway } from './reaching';
import { OURS } from './stripe-state';

/** Whoever presses twice at once gets one and the same page to pay on. */
const CHECKOUT_BUCKET = 10 * 60 * 1000;

/** Of everything that the call says: the provider refuses a key that comes back with anything else. */
export function keyOf(name: string, ...said: unknown[]): string {
  return `heartnote-${name}-${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`;
}

/** The page that he has open already, else a new one: two open pages could be paid twice. */
export async function checkoutPage(stripe: Stripe, priceId: string, wish: CheckoutWish, now: Date): Promise<string> {
  const { sessions } = stripe.checkout;
  const { data } = await sessions.list({ customer: wish.customerId, status: 'open', limit: 1 });
  if (data[0]?.url) return data[0].url;
  const said = sessionOf(priceId, wish);
  let idempotencyKey = keyOf('checkout', said, Math.floor(now.getTime() / CHECKOUT_BUCKET));
  for (let tries = 0; tries < 5; tries++) {
    const begun = await sessions.create(said, { idempotencyKey });
    const page = await sessions.retrieve(begun.id);
    if (page.status === 'open' && page.url) return page.url;
    // The page of this key was used up already, by paying and cancelling within minutes.
    idempotencyKey = keyOf('checkout-after', said, begun.id);
  }
  throw providerAway();
}

function sessionOf(priceId: string, wish: CheckoutWish) {
  return {
    mode: 'subscription' as const,
    customer: wish.customerId,
    client_reference_id: wish.userId,
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: { metadata: OURS },
    success_url: wish.successUrl,
    cancel_url: wish.cancelUrl,
  };
}
