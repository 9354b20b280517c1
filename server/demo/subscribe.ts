import { findUserByEmail } from '../accounts/store';
import { beginCheckout } from '../billing/checkout';
import { findSubscription } from '../billing/store';
import type { World } from '../deps';
import { StartRefused } from '../platform/refusal';

/**
 * Pays at the stand-in's checkout, as he would in the browser, so that the demo's husband can cancel and come back like
 * anybody. Once only: what a visitor did with the subscription since stays so.
 */
export async function subscribe(world: World, email: string): Promise<void> {
  const { stripeStandIn, payments, db } = world;
  if (!stripeStandIn) throw new StartRefused('The demo pays with the local stand-in: leave the Stripe settings empty.');
  const him = await findUserByEmail(db, email);
  if (!him || (await findSubscription(db, him.id))?.subscriptionId) return;
  const buyer = { id: him.id, email, isPremium: false, subscriptionStatus: 'none' } as const;
  const page = new URL(await beginCheckout(world, buyer, payments.priceId));
  await stripeStandIn.pay(page.pathname.split('/').at(-1) ?? '');
}
