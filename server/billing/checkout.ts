import { checkoutCancelled, checkoutDone } from '../../contract/paths';
import { DAY, HOUR } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Caller } from '../platform/http/caller';
import { CustomerUnknown, ENDED_IN_GRACE } from '../platform/payments/payments';
import { providerAway } from '../platform/payments/reaching';
import { Refusal } from '../platform/refusal';
import { compareNext, findSubscription, keepCustomer } from './store';
import { subscriptionState } from './subscription-state';
import { syncCustomer } from './sync';

const PAGE_IS_OVER = DAY + HOUR;

export type Buyer = Pick<Caller, 'id' | 'email' | 'isPremium' | 'subscriptionStatus'>;

/** Answers the address to send the browser to. Coming back from there proves nothing; the provider's word does. */
export async function beginCheckout(deps: Deps, caller: Buyer, priceId: string): Promise<string> {
  const { payments, config } = deps;
  if (priceId !== payments.priceId) throw new Refusal('wrong_price');
  const successUrl = `${config.publicUrl}${checkoutDone}`;
  const cancelUrl = `${config.publicUrl}${checkoutCancelled}`;
  const known = (await findSubscription(deps.db, caller.id))?.customerId;
  const goesOn = known && caller.subscriptionStatus === 'canceling';
  if (caller.isPremium && !goesOn) throw new Refusal('already_premium');
  if (known && (await resume(deps, caller.id, known))) return successUrl;
  const pageOf = async (customerId: string) => {
    // Should the word of his paying be lost, it is found then: the page is open for a day.
    await compareNext(deps.db, customerId, later(deps.clock.now(), PAGE_IS_OVER));
    return onKnownHost(deps, await payments.createCheckout({ customerId, userId: caller.id, successUrl, cancelUrl }));
  };
  const customerId = known ?? (await newCustomer(deps, caller));
  try {
    return await pageOf(customerId);
  } catch (error) {
    if (!(error instanceof CustomerUnknown)) throw error;
    return pageOf(await newCustomer(deps, caller, customerId));
  }
}

/** A browser goes to no other host. Who runs the server is told which one to set, or that something is very wrong. */
function onKnownHost({ payments, config, log }: Deps, url: string): string {
  const { origin, host } = new URL(url);
  const known = [config.publicUrl, ...payments.checkoutHosts.map((name) => `https://${name}`)];
  if (known.includes(origin)) return url;
  log.error({ host }, 'the payment provider has its checkout on a host that is not set (STRIPE_CHECKOUT_HOST)');
  throw providerAway();
}

/**
 * Takes a cancelling back, where there is one. The provider is asked first: it may have ended, and he may have paid a
 * moment ago. What he has paid for he need not pay again, and a second subscription would cost him twice.
 */
async function resume(deps: Deps, userId: string, customerId: string): Promise<boolean> {
  await syncCustomer(deps, customerId);
  const row = await findSubscription(deps.db, userId);
  const { isPremium, status } = subscriptionState(row ?? null, deps.clock.now());
  // What has ended cannot be taken up again, though a grace is left: he pays for a new one.
  if (!isPremium || row?.status === ENDED_IN_GRACE) return false;
  if (status !== 'canceling' || !row?.subscriptionId) throw new Refusal('already_premium');
  await deps.payments.cancelAtPeriodEnd(row.subscriptionId, false);
  await syncCustomer(deps, customerId);
  return true;
}

/** Instead of one whom the provider has lost, where there was one: he could never pay again otherwise. */
async function newCustomer(deps: Deps, { id, email }: Buyer, lost?: string): Promise<string> {
  if (lost) deps.log.warn({ customer: lost }, 'a customer whom the payment provider does not know is made anew');
  const customerId = await deps.payments.createCustomer(id, email, lost);
  const kept = await keepCustomer(deps.db, { userId: id, customerId, instead: lost }, deps.clock.now());
  if (!kept) throw new Refusal('authentication_required');
  return (await findSubscription(deps.db, id))?.customerId ?? customerId;
}
