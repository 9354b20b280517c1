import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { findSubscription, keepCustomer } from './store';
import { syncCustomer } from './sync';

/** Answers the address to send the browser to. Coming back from there proves nothing; the provider's word does. */
export async function beginCheckout(deps: Deps, caller: Caller, priceId: string): Promise<string> {
  const { payments, config } = deps;
  if (priceId !== payments.priceId) throw new Refusal('wrong_price');
  const successUrl = `${config.publicUrl}/manage-subscription?checkout=success`;
  const cancelUrl = `${config.publicUrl}/upgrade?checkout=cancelled`;
  if (caller.subscriptionStatus === 'canceling') {
    await resume(deps, caller.id);
    return successUrl;
  }
  if (caller.isPremium) throw new Refusal('already_premium');
  const customerId = await customerOf(deps, caller);
  return payments.createCheckout({ customerId, userId: caller.id, successUrl, cancelUrl });
}

/** He has paid for the period already: going on costs nothing now, and a second subscription would cost him twice. */
async function resume(deps: Deps, userId: string): Promise<void> {
  const row = await findSubscription(deps.db, userId);
  if (!row?.subscriptionId || !row.customerId) throw new Refusal('already_premium');
  await deps.payments.cancelAtPeriodEnd(row.subscriptionId, false);
  await syncCustomer(deps, row.customerId);
}

async function customerOf(deps: Deps, caller: Caller): Promise<string> {
  const known = await findSubscription(deps.db, caller.id);
  if (known?.customerId) return known.customerId;
  const made = await deps.payments.createCustomer(caller.id, caller.email);
  await keepCustomer(deps.db, caller.id, made, deps.clock.now());
  return (await findSubscription(deps.db, caller.id))?.customerId ?? made;
}
