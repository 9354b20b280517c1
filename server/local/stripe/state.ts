import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '../../platform/clock';

/** What the stand-in remembers, in the shapes that Stripe itself sends over the wire. */
export interface Customer {
  id: string;
  object: 'customer';
  email: string;
  metadata: Record<string, string>;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string;
  client_reference_id: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string;
  /** Given to the subscription that is begun on this page; Stripe keeps it to itself. */
  subscription_metadata?: Record<string, string>;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  created: number;
  cancel_at_period_end: boolean;
  /** Absent from what was kept before there was such a date. */
  cancel_at?: number | null;
  metadata?: Record<string, string>;
  items: { object: 'list'; data: SubscriptionItem[] };
}

interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  price: { id: string; object: 'price' };
  current_period_start: number;
  current_period_end: number;
}

interface Kept {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  /** Answers by idempotency key: a repeated call gets the first one's. */
  answers: Record<string, string>;
  /** A digest of what was said in the call of each key. */
  asked: Record<string, string>;
  /** Ids of customers who were deleted: Stripe still answers for them, a little. */
  deleted: Record<string, true>;
}

export interface StripeState extends Kept {
  seconds(): number;
  newId(prefix: string): string;
  save(): void;
}

/** Kept in a file of the data folder, so that a subscription outlives a restart as it would in life. */
export function openState(file: string, clock: Clock): StripeState {
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept>) : {};
  return {
    customers: byId(read.customers),
    sessions: byId(read.sessions),
    subscriptions: byId(read.subscriptions),
    answers: byId(read.answers),
    asked: byId(read.asked),
    deleted: byId(read.deleted),
    seconds: () => Math.floor(clock.now().getTime() / 1000),
    newId: (prefix) => `${prefix}_local_${randomBytes(12).toString('hex')}`,
    save() {
      const { customers, sessions, subscriptions, answers, asked, deleted } = this;
      const kept: Kept = { customers, sessions, subscriptions, answers, asked, deleted };
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

/** Without what every object inherits: 'constructor' is nobody's id. */
function byId<T>(kept: Record<string, T> = {}): Record<string, T> {
  return Object.assign(Object.create(null), kept);
}

/** The same day of the next month, or its last day where there is none. */
export function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

export function periodOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription has an item');
  return item;
}
