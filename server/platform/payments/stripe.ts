import type Stripe from 'stripe';
import { CustomerUnknown, type Payments } from './payments';
import { isMissing, type Reach, reaching, reachingWithin, unlessGone } from './reaching';
import { checkoutPage, keyOf } from './stripe-checkout';
import { readEvent } from './stripe-events';
import { graceMark, stateFrom } from './stripe-state';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  checkoutHosts: readonly string[];
  /** Where the stand-in of this machine listens; Stripe itself where absent. */
  at?: () => Promise<{ host: string; port: number }>;
  /** How many milliseconds one incoming call may wait for the provider in all. */
  patience?: number;
}

/** Before the browser's connection is given up, and longer than one call with all its tries. */
const PATIENCE = 12_000;
const PATIENCE_WITH_ONE_TRY = 3_000;
const MORE_TRIES = 2;

/** More than anybody has; each page of the provider's list holds a hundred. */
const MOST_SUBSCRIPTIONS = 10_000;

type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

export function createStripePayments(settings: StripeSettings, now: () => Date): Payments {
  let opened: Promise<Stripe> | null = null;
  // The SDK is large: it is loaded when somebody first pays, not at start. Should that fail, it is tried again.
  const stripe = () => {
    opened ??= open(settings).catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const asking = (reach: Reach): Payments => ({
    ...callsOf((work) => reach(async () => work(await stripe())), settings.priceId, now),
    priceId: settings.priceId,
    checkoutHosts: settings.checkoutHosts,
    withDeadline: () => asking(reachingWithin(settings.patience ?? PATIENCE)),
    readEvent: async (rawBody, signature) => readEvent(await stripe(), rawBody, signature, settings.webhookSecret),
  });
  return asking(reaching);
}

async function open({ secretKey, at }: StripeSettings): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe');
  const local = await at?.();
  return new StripeSdk(secretKey, {
    maxNetworkRetries: MORE_TRIES,
    timeout: PATIENCE_WITH_ONE_TRY,
    telemetry: false,
    ...(local && { ...local, protocol: 'http' as const }),
  });
}

type NetworkCalls = Omit<Payments, 'priceId' | 'checkoutHosts' | 'withDeadline' | 'readEvent'>;

/** Everything that goes over the network. */
function callsOf(ask: Ask, priceId: string, now: () => Date): NetworkCalls {
  return {
    createCustomer: (userId, email, instead) =>
      ask(async ({ customers }) => {
        const idempotencyKey = keyOf('customer', userId, email, instead);
        return (await customers.create({ email, metadata: { userId } }, { idempotencyKey })).id;
      }),
    updateCustomerEmail: (customerId, email) =>
      ask((stripe) => unlessGone(updateEmail(stripe.customers, customerId, email))),
    createCheckout: (wish) => ask((stripe) => checkoutPage(stripe, priceId, wish, now())),
    subscriptionsOf: (customer) =>
      ask(async ({ subscriptions }) => {
        const pages = subscriptions.list({ customer, status: 'all', limit: 100 });
        return stateFrom(await pages.autoPagingToArray({ limit: MOST_SUBSCRIPTIONS }), priceId);
      }),
    cancelAtPeriodEnd: (id, cancel) =>
      ask(async ({ subscriptions }) => {
        if (cancel) await subscriptions.update(id, { cancel_at_period_end: true });
        else await goOn(subscriptions, id);
      }),
    endSubscription: (id, premiumUntil) =>
      ask(async ({ subscriptions }) => {
        if (premiumUntil) await subscriptions.update(id, { metadata: graceMark(premiumUntil) });
        // Stripe then also stops trying to collect what is still open.
        await unlessGone(subscriptions.cancel(id));
      }),
    removeCustomer: (id) => ask(({ customers }) => removeCustomer(customers, id)),
    checkPrice: () => ask(async ({ prices }) => void (await prices.retrieve(priceId))),
  };
}

/** Takes back what was wished: the end of the period, or the date that the provider's own pages may set instead. */
async function goOn(subscriptions: Stripe['subscriptions'], id: string): Promise<void> {
  const { cancel_at_period_end, cancel_at } = await subscriptions.retrieve(id);
  if (cancel_at_period_end) await subscriptions.update(id, { cancel_at_period_end: false });
  else if (cancel_at) await subscriptions.update(id, { cancel_at: '' });
}

/** Of one who was removed before, Stripe still knows so much. Of one whom it never had, nothing: then he is not removed. */
async function removeCustomer(customers: Stripe['customers'], id: string): Promise<void> {
  try {
    await customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const known = await customers.retrieve(id).catch((fault) => {
      throw isMissing(fault) ? new CustomerUnknown((fault as Error).message) : fault;
    });
    if (!known.deleted) throw error;
  }
}

async function updateEmail(customers: Stripe['customers'], id: string, email: string): Promise<void> {
  const known = await customers.retrieve(id);
  if (!known.deleted && known.email !== email) await customers.update(id, { email });
}
