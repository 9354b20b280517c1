import { billing } from '../../contract/billing';
import type { Api } from '../platform/http/api';

export function billingRoutes(api: Api): void {
  api.on(billing.status, async ({ caller }) => ({
    isPremium: caller.isPremium,
    subscription_status: caller.subscriptionStatus,
    premiumUntil: caller.premiumUntil?.toISOString() ?? null,
  }));
}
