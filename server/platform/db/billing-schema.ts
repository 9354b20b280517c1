import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

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
