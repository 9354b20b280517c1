import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { standing } from './standing';
import { findSubscription, keepCustomer } from './store';
import { syncCustomer } from './sync';

export type Buyer = Pick<Caller, 'id' | 'email' | 'isPremium' | 'subscriptionStatus'>;

/** Answers the address to send the browser to. Coming back from there proves nothing; the provider's word does. */
export async function beginCheckout(deps: Deps, caller: Buyer, priceId: string): Promise<string> {
  const { payments, config } = deps;
  if (priceId !== payments.priceId) throw new Refusal('wrong_price');
  const successUrl = `${config.publicUrl}/manage-subscription?checkout=success`;
  const cancelUrl = `${config.publicUrl}/upgrade?checkout=cancelled`;
  if (caller.subscriptionStatus === 'canceling') {
    await resume(deps, caller.id);
    return successUrl;
  }
  if (caller.isPremium) throw new Refusal('already_premium');
  const known = (await findSubscription(deps.db, caller.id))?.customerId;
  if (known) await requireUnpaid(deps, caller.id, known);
  const customerId = known ?? (await newCustomer(deps, caller));
  return payments.createCheckout({ customerId, userId: caller.id, successUrl, cancelUrl });
}

/** He has paid for the period already: going on costs nothing now, and a second subscription would cost him twice. */
async function resume(deps: Deps, userId: string): Promise<void> {
  const row = await findSubscription(deps.db, userId);
  if (!row?.subscriptionId || !row.customerId) throw new Refusal('already_premium');
  await deps.payments.cancelAtPeriodEnd(row.subscriptionId, false);
  await syncCustomer(deps, row.customerId);
}

/** He may have paid a moment ago, and the word of it is still on its way: nobody pays twice. */
async function requireUnpaid(deps: Deps, userId: string, customerId: string): Promise<void> {
  await syncCustomer(deps, customerId);
  const row = await findSubscription(deps.db, userId);
  if (standing(row ?? null, deps.clock.now()).isPremium) throw new Refusal('already_premium');
}

async function newCustomer(deps: Deps, caller: Buyer): Promise<string> {
  const made = await deps.payments.createCustomer(caller.id, caller.email);
  await keepCustomer(deps.db, caller.id, made, deps.clock.now());
  return (await findSubscription(deps.db, caller.id))?.customerId ?? made;
}
