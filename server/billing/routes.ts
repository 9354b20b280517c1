import { billing } from '../../contract/billing';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { cancelSubscription } from './cancel';
import { beginCheckout } from './checkout';
import { receiveEvent } from './webhook';

export function billingRoutes(api: Api, deps: Deps): void {
  // From now on: whoever waits for us is answered before his connection is given up, however long the provider takes.
  const inTime = (): Deps => ({ ...deps, payments: deps.payments.withDeadline() });
  api.on(billing.price, async () => {
    const { amount, currency, interval } = limits.price;
    return { priceId: deps.payments.priceId, amount, currency, interval };
  });
  api.on(billing.status, async ({ caller }) => ({
    isPremium: caller.isPremium,
    subscription_status: caller.subscriptionStatus,
    premiumUntil: caller.premiumUntil?.toISOString() ?? null,
    renewsAt: caller.renewsAt?.toISOString() ?? null,
  }));
  api.on(billing.checkout, async ({ caller, body }) => ({
    url: await beginCheckout(inTime(), caller, body.priceId),
    hosts: [...deps.payments.checkoutHosts],
  }));
  api.on(billing.cancel, async ({ caller }) => {
    const until = await cancelSubscription(inTime(), caller.id);
    return { message: messages.billing.cancelledUntilEnd, premiumUntil: until?.toISOString() ?? null };
  });
  api.on(billing.webhook, async ({ rawBody, header }) => {
    await receiveEvent(inTime(), rawBody, header('stripe-signature'));
    return { message: 'Received.' };
  });
}
