import * as z from 'zod/mini';
import { SubscriptionStatus } from './account-shapes';
import { endpoint } from './endpoint';
import { Done, Moment } from './text';

export const billing = {
  price: endpoint({
    method: 'GET',
    path: '/api/subscription/price',
    access: 'public',
    summary: 'The one price of Premium, in cents.',
    payments: 'sell',
    reply: z.object({ priceId: z.string(), amount: z.int(), currency: z.string(), interval: z.string() }),
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'signed-in',
    summary: 'Whether the account is premium, and until when or when it renews, where either is known.',
    reply: z.object({
      isPremium: z.boolean(),
      subscription_status: SubscriptionStatus,
      premiumUntil: z.nullable(Moment),
      renewsAt: z.nullable(Moment),
    }),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/subscription/create-checkout-session',
    access: 'signed-in',
    summary: "Begin paying for Premium: answers the address of the payment provider's page.",
    payments: 'sell',
    body: z.object({ priceId: z.string('Please name the price.').check(z.maxLength(200)) }),
    /** `hosts`: the provider's, as they are set. The address is on one of them, or one of this app's own pages. */
    reply: z.object({ url: z.string(), hosts: z.array(z.string()) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/user/subscription',
    access: 'signed-in',
    summary: 'Cancel the subscription. Premium goes on until the end of the paid period.',
    payments: 'look-after',
    reply: z.object({ message: z.string(), premiumUntil: z.nullable(Moment) }),
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'public',
    summary: "The payment provider's news, signed. A hint only: the state is asked of the provider.",
    payments: 'look-after',
    bodyAs: 'raw',
    reply: Done,
  }),
};
