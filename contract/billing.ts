import * as z from 'zod/mini';
import { SubscriptionStatus } from './accounts';
import { endpoint } from './endpoint';
import { Moment } from './text';

export const billing = {
  status: endpoint({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'signed-in',
    summary: 'Whether the account is premium, and until when if it has been cancelled.',
    reply: z.object({
      isPremium: z.boolean(),
      subscription_status: SubscriptionStatus,
      premiumUntil: z.nullable(Moment),
    }),
  }),
};
