import type Stripe from 'stripe';
import { Refusal } from '../refusal';
import {
  CHARGED,
  type CheckoutWish,
  PAID,
  type Payments,
  type ProviderEvent,
  type ProviderStanding,
  type ProviderSubscription,
} from './payments';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Where the stand-in of this machine listens; Stripe itself where absent. */
  at?: () => Promise<{ host: string; port: number }>;
}

/** Whoever presses twice at once gets one and the same page to pay on. */
const CHECKOUT_BUCKET = 10 * 60 * 1000;

/** The best of several: one that is paid for, then the newest. */
const ORDER = ['active', 'trialing', 'past_due'];

export function createStripePayments(settings: StripeSettings, now: () => Date): Payments {
  const { priceId } = settings;
  let opened: Promise<Stripe> | null = null;
  // The SDK is large: it is loaded when somebody first pays, not at start.
  const stripe = () => {
    opened ??= open(settings);
    return opened;
  };

  return {
    priceId,
    createCustomer: (userId, email) =>
      reaching(async () => {
        const made = await (await stripe()).customers.create(
          { email, metadata: { userId } },
          { idempotencyKey: `heartnote-customer-${userId}` },
        );
        return made.id;
      }),
    createCheckout: (wish) => reaching(async () => checkoutPage(await stripe(), priceId, wish, now())),
    subscriptionsOf: (customerId) =>
      reaching(async () =>
        standingFrom(await (await stripe()).subscriptions.list({ customer: customerId, status: 'all', limit: 100 })),
      ),
    cancelAtPeriodEnd: (subscriptionId, cancel) =>
      reaching(async () => {
        await (await stripe()).subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
      }),
    endSubscription: (subscriptionId) =>
      reaching(async () => unlessGone((await stripe()).subscriptions.cancel(subscriptionId))),
    removeCustomer: (customerId) => reaching(async () => unlessGone((await stripe()).customers.del(customerId))),
    readEvent: async (rawBody, signature) => readEvent(await stripe(), rawBody, signature, settings.webhookSecret),
    close: async () => undefined,
  };
}

async function open({ secretKey, at }: StripeSettings): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe');
  const local = await at?.();
  return new StripeSdk(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(local && { ...local, protocol: 'http' as const }),
  });
}

/**
 * A fault of the provider is told as such; it is neither ours nor the user's. A call that it refuses is our fault: its
 * status speaks to us, and passed on, a wrong key of ours would log the user out.
 */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { type, statusCode, message } = error as { type?: string; statusCode?: number; message?: string };
    if (!type?.startsWith('Stripe')) throw error;
    if (statusCode === undefined || statusCode >= 500 || statusCode === 429) {
      throw new Refusal('payments_away', { retryAfterSeconds: 5 });
    }
    throw new Error(`the payment provider refused a call (${statusCode}): ${message}`);
  }
}

/** What is gone already needs no removing. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 404) throw error;
  }
}

/** The page that he has open already, else a new one: two open pages could be paid twice. */
async function checkoutPage(stripe: Stripe, priceId: string, wish: CheckoutWish, now: Date): Promise<string> {
  const { sessions } = stripe.checkout;
  const { data } = await sessions.list({ customer: wish.customerId, status: 'open', limit: 1 });
  if (data[0]?.url) return data[0].url;
  let idempotencyKey = `heartnote-checkout-${wish.userId}-${Math.floor(now.getTime() / CHECKOUT_BUCKET)}`;
  for (let tries = 0; tries < 5; tries++) {
    const begun = await sessions.create(
      {
        mode: 'subscription',
        customer: wish.customerId,
        client_reference_id: wish.userId,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: wish.successUrl,
        cancel_url: wish.cancelUrl,
      },
      { idempotencyKey },
    );
    const page = await sessions.retrieve(begun.id);
    if (page.status === 'open' && page.url) return page.url;
    // The page of this key was used up already, by paying and cancelling within minutes.
    idempotencyKey = `heartnote-checkout-after-${begun.id}`;
  }
  throw new Refusal('payments_away', { retryAfterSeconds: 5 });
}

function standingFrom({ data }: { data: Stripe.Subscription[] }): ProviderStanding {
  const rank = ({ status }: Stripe.Subscription) => (ORDER.includes(status) ? ORDER.indexOf(status) : ORDER.length);
  const [first, ...others] = [...data].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  if (!first) return { counts: null, superfluous: [] };
  const superfluous = others
    .filter(({ status, cancel_at_period_end }) => CHARGED.has(status) && !(PAID.has(status) && cancel_at_period_end))
    .map(({ id, status }) => ({ id, isPaid: PAID.has(status) }));
  return { counts: inOurWords(first), superfluous };
}

function inOurWords(first: Stripe.Subscription): ProviderSubscription {
  const period = first.items.data[0];
  // A renewal that was not paid has begun its period all the same: what he has paid for ended there.
  const end = first.status === 'past_due' ? period?.current_period_start : period?.current_period_end;
  return {
    id: first.id,
    status: first.status,
    currentPeriodEnd: end === undefined ? null : new Date(end * 1000),
    cancelAtPeriodEnd: first.cancel_at_period_end,
  };
}

function readEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): ProviderEvent | null {
  try {
    // The default tolerance: given 0, the SDK would take an event of any age.
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret);
    const object = event.data.object as { customer?: unknown };
    const customer = object.customer as { id?: unknown } | string | null | undefined;
    const customerId = typeof customer === 'string' ? customer : customer?.id;
    return { id: event.id, type: event.type, customerId: typeof customerId === 'string' ? customerId : null };
  } catch {
    return null;
  }
}
