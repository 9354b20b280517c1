import { index, pgTable, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId, session } from './account-schema';
import { bytea, moment, partOf } from './columns';

/** A browser that takes notifications for somebody, for as long as he is logged in there. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    sessionId: partOf('session_id', () => session.id),
    /** The address to post to, which whoever knows it may use, and the browser's keys. */
    sealedSubscription: bytea('sealed_subscription').notNull(),
    /** Of the address: a browser has one, whoever is logged in there. */
    endpointHash: bytea('endpoint_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastOkAt: moment('last_ok_at'),
    /** On how many days of his running it took nothing, and when the last of these days ended. */
    failures: smallint('failures').notNull().default(0),
    failedUntil: moment('failed_until'),
  },
  (t) => [
    uniqueIndex('push_subscription_endpoint').on(t.endpointHash),
    index('push_subscription_user').on(t.userId),
    index('push_subscription_session').on(t.sessionId),
  ],
);
