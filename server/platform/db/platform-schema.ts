import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Attempts counted across all instances. The bucket is a keyed hash: the table tells nothing about anybody. */
export const rateCounter = pgTable(
  'rate_counter',
  {
    bucket: text('bucket').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.windowStart] }), index('rate_counter_window').on(t.windowStart)],
);

/** Which edition of the data that ships with the product this database holds. */
export const shippedData = pgTable('shipped_data', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});
