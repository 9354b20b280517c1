import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account-schema';
import { bytea, moment } from './columns';

/** What people wrote to us, sealed. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey(),
    /** Null also once his account is deleted: what he asked for was that somebody reads it. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    purpose: text('purpose').notNull(),
    priority: boolean('priority').notNull(),
    sealedMessage: bytea('sealed_message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the operator was shown it by his command. */
    seenAt: moment('seen_at'),
  },
  (t) => [index('contact_message_user').on(t.userId), index('contact_message_created').on(t.createdAt)],
);
