import type Stripe from 'stripe';
import { Refusal } from '../refusal';
import type { ProviderEvent } from './payments';

/** In seconds, into the past as into the future: clocks differ by less. */
const TOLERANCE = 300;
/** Ids and types as Stripe makes them; anything else could not be kept, or would be kept for nothing. */
const ID = /^[\w-]{1,255}$/;
const TYPE = /^[\w.]{1,255}$/;

export function readEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): ProviderEvent {
  const { id, type, data } = opened(stripe, rawBody, signature, secret);
  const object: unknown = data?.object;
  if (!isWord(id, ID) || !isWord(type, TYPE) || typeof object !== 'object') throw new Refusal('webhook_unreadable');
  const { customer } = (object ?? {}) as { customer?: { id?: unknown } | string | null };
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  return { id, type, customerId: isWord(customerId, ID) ? customerId : null };
}

interface Said {
  id?: unknown;
  type?: unknown;
  data?: { object?: unknown } | null;
}

function opened(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Said {
  // The SDK looks for what is too old only.
  if (secondsAhead(signature) > TOLERANCE) throw new Refusal('webhook_refused');
  try {
    const said: unknown = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE);
    return said ?? {};
  } catch (error) {
    const isForged = (error as { type?: string }).type === 'StripeSignatureVerificationError';
    throw new Refusal(isForged ? 'webhook_refused' : 'webhook_unreadable');
  }
}

/** By the real clock, as the SDK judges age, whatever time the product believes it is. */
function secondsAhead(signature: string): number {
  return Number(/.*(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) - Date.now() / 1000;
}

function isWord(given: unknown, shape: RegExp): given is string {
  return typeof given === 'string' && shape.test(given);
}
