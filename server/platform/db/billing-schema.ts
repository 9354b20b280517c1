import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { moment } from './columns';

export const subscription = pgTable(
  'subscription',
  {
    userId: ownerId().primaryKey(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    /** As the payment provider names it. */
    status: text('status').notNull(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
    /** Drawn before asking the provider; an answer that was asked for earlier does not overwrite a later one's. */
    syncTicket: integer('sync_ticket').notNull().default(0),
    syncApplied: integer('sync_applied').notNull().default(0),
    /** When the provider is to be asked about him next without cause; null once nothing more can come of it. */
    compareAfter: moment('compare_after').default(new Date(0)),
    /** Premium that the operator gave, whatever is paid; null where he gave none. */
    grantedAt: moment('granted_at'),
    /** Until when; null with `grantedAt`: for good. */
    grantedUntil: moment('granted_until'),
  },
  (t) => [
    uniqueIndex('subscription_customer').on(t.customerId),
    index('subscription_compare').on(t.compareAfter).where(sql`${t.compareAfter} is not null`),
  ],
);

/** What decides whether somebody is premium, as every query that asks selects it; null where he never had a subscription or a grant. */
export const subscriptionFacts = {
  status: subscription.status,
  currentPeriodEnd: subscription.currentPeriodEnd,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  grantedAt: subscription.grantedAt,
  grantedUntil: subscription.grantedUntil,
};
export type SubscriptionFacts = Pick<typeof subscription.$inferSelect, keyof typeof subscriptionFacts>;

/** What the payment provider has told us, so that each event is handled once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (t) => [index('payment_event_received').on(t.receivedAt)],
);

/** Customers of deleted accounts, until the provider confirms that they pay no more. */
export const customerRemoval = pgTable('customer_removal', {
  customerId: text('customer_id').primaryKey(),
  attempts: integer('attempts').notNull().default(0),
  notBefore: moment('not_before').notNull(),
  /** Since when the provider says that there is no such customer, which may be a matter of our key. */
  unknownSince: moment('unknown_since'),
});
