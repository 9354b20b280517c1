import { billing } from '../../contract/billing';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { cancelSubscription } from './cancel';
import { beginCheckout } from './checkout';
import { receiveEvent } from './webhook';

export function billingRoutes(api: Api, deps: Deps): void {
  api.on(billing.price, async () => {
    const { amount, currency, interval } = limits.price;
    return { priceId: deps.payments.priceId, amount, currency, interval };
  });
  api.on(billing.status, async ({ caller }) => ({
    isPremium: caller.isPremium,
    subscription_status: caller.subscriptionStatus,
    premiumUntil: caller.premiumUntil?.toISOString() ?? null,
  }));
  api.on(billing.checkout, async ({ caller, body }) => ({ url: await beginCheckout(deps, caller, body.priceId) }));
  api.on(billing.cancel, async ({ caller }) => {
    const until = await cancelSubscription(deps, caller.id);
    return { message: messages.billing.cancelledUntilEnd, premiumUntil: until?.toISOString() ?? null };
  });
  api.on(billing.webhook, async ({ rawBody, header }) => {
    await receiveEvent(deps, rawBody, header('stripe-signature'));
    return { message: 'Received.' };
  });
}
