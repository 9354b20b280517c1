import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId, user } from './account-schema';
import { bytea, moment } from './columns';

/**
 * Mails and notifications that still have to go out. A letter holds links that log people in, so it is sealed and does not
 * outlive the mail. What is composed when it leaves has a reference in its place: ids and days, which tell nothing that does
 * not stand beside them anyway.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** By which way it leaves; each has lanes of its own. */
    channel: text('channel', { enum: ['mail', 'push'] })
      .notNull()
      .default('mail'),
    sealedLetter: bytea('sealed_letter'),
    ref: jsonb('ref').$type<object>(),
    notBefore: moment('not_before').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** By the database's clock, which is the same for all who might take it. */
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull(),
    /**
     * Somebody waits for it (false), or nobody does: null where it has a reference, so that a release which opens sealed
     * letters only, still at work beside this one, asks for true or false and leaves it alone; true as that release writes it.
     */
    canWait: boolean('can_wait').default(false),
  },
  (t) => [
    index('outbox_due').on(t.channel, t.canWait, t.notBefore),
    index('outbox_user').on(t.userId),
    check('outbox_letter_or_ref', sql`num_nonnulls(${t.sealedLetter}, ${t.ref}) = 1`),
  ],
);

/** One row for each mail, with its fate. No address and no text: what a log must know, not what a mail said. */
export const emailLog = pgTable(
  'email_log',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    dedupeKey: text('dedupe_key'),
    status: text('status', { enum: ['queued', 'sent', 'failed', 'expired', 'withdrawn', 'gone'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('email_log_dedupe').on(t.dedupeKey),
    index('email_log_user').on(t.userId),
    index('email_log_created').on(t.createdAt),
  ],
);

/** Whether a notification comes beside the mail, or instead of it for as long as it gets through. */
const pushChoices = ['off', 'beside', 'instead'] as const;
export type PushChoice = (typeof pushChoices)[number];

/** Which mails somebody wants, and when. Whoever has no row yet has chosen nothing. */
export const mailPreference = pgTable(
  'mail_preference',
  {
    userId: ownerId().primaryKey(),
    dailyMail: boolean('daily_mail').notNull(),
    hour: smallint('hour').notNull(),
    /** His choice; null: the mail follows the zone he was last seen in. */
    timeZone: text('time_zone'),
    /** Reminders of the days he keeps. */
    dateMail: boolean('date_mail').notNull().default(true),
    /** Whether those may hold what she said. */
    quoteHerWords: boolean('quote_her_words').notNull().default(false),
    dailyPush: text('daily_push', { enum: pushChoices }).notNull().default('off'),
    datePush: text('date_push', { enum: pushChoices }).notNull().default('off'),
    /** Whether a notification may hold the question. */
    tellQuestion: boolean('tell_question').notNull().default(false),
  },
  (t) => [
    check('mail_preference_hour_of_day', sql`${t.hour} between 0 and 23`),
    check('mail_preference_daily_push', sql`${t.dailyPush} in ('off', 'beside', 'instead')`),
    check('mail_preference_date_push', sql`${t.datePush} in ('off', 'beside', 'instead')`),
  ],
);

/**
 * Everybody who may be mailed the question of the day. Triggers on `user` and `mail_preference` put the moment back to the
 * beginning of time when anything changes that it depends on; the tick that finds him there works it out.
 */
export const nextMail = pgTable(
  'next_mail',
  {
    userId: ownerId().primaryKey(),
    /** When to look at him next; null: not until something changes. */
    at: moment('at'),
    /** The last calendar day of his whose question was mailed. */
    mailedOn: date('mailed_on', { mode: 'string' }),
  },
  (t) => [index('next_mail_due').on(t.at).where(sql`${t.at} is not null`)],
);
