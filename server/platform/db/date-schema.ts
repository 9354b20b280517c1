import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { bytea, moment } from './columns';

/**
 * Days that somebody keeps: what each is, when and how far ahead he is reminded is sealed. Triggers on `user` and
 * `mail_preference` put the next moment back to the beginning of time when his zone or his hour changes; the tick that finds
 * it there works it out anew from the day.
 */
export const importantDate = pgTable(
  'important_date',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    sealedDate: bytea('sealed_date').notNull(),
    /** When the next reminder is due, which a job must find; null: never. */
    nextAt: moment('next_at'),
    /** The same as a day on his calendar, so that the moment can move with his zone and his hour. */
    nextOn: date('next_on', { mode: 'string' }),
    /** Counts its changes. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** What the browser calls this submission, so that a retry after a time-out makes no second date. */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('important_date_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    uniqueIndex('important_date_idempotency').on(t.userId, t.idempotencyKey),
    check('important_date_planned_whole', sql`num_nulls(${t.nextAt}, ${t.nextOn}) in (0, 2)`),
  ],
);

/** A secret address under which a calendar program reads them. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    userId: ownerId().primaryKey(),
    tokenHash: bytea('token_hash').notNull(),
    /** Whether the entries hide what they are about. */
    discreet: boolean('discreet').notNull(),
    /** Counts how often that changed, since then every entry has another title. */
    sequence: integer('sequence').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    lastReadAt: moment('last_read_at'),
  },
  (t) => [uniqueIndex('calendar_feed_token').on(t.tokenHash)],
);

/** Which of her answers speak of a day that could be kept, so that the others are opened once; and what he waved away. */
export const mentionList = pgTable('mention_list', {
  userId: ownerId().primaryKey(),
  /** The ids of those that do, and all that was looked through, with the moment of the last edit. Null: nobody has looked yet. */
  sealedLook: bytea('sealed_look'),
  sealedDismissed: bytea('sealed_dismissed'),
});
