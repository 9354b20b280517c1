import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns';

/**
 * Every table. Columns named `sealed…` hold ciphertext bound to table, column, user and row; no other column holds a
 * word that a user typed, but for his email address, which must be found.
 */

export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** Lower-cased: one mailbox, one account. */
    emailKey: text('email_key').notNull(),
    /** Null while the address has not been proved: it gets neither daily mail nor a reset link. */
    emailVerifiedAt: moment('email_verified_at'),
    /** The address he wants instead, until it is proved or lapses. Unique to nobody: it may be somebody else's. */
    pendingEmail: text('pending_email'),
    pendingEmailKey: text('pending_email_key'),
    pendingUntil: moment('pending_until'),
    /** Null until the first address was proved: he cannot log in before. */
    activatedAt: moment('activated_at'),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastLogin: moment('last_login'),
    lastSeenAt: moment('last_seen_at'),
    timeZone: text('time_zone').notNull(),
    dailyMail: boolean('daily_mail').notNull().default(true),
    dailyMailHour: smallint('daily_mail_hour').notNull().default(8),
    /** His choice; null: the mail follows the zone he was last seen in. */
    dailyMailZone: text('daily_mail_zone'),
    /** The last calendar day of his whose question was mailed. */
    dailyMailedOn: date('daily_mailed_on', { mode: 'string' }),
    /** Kept by triggers on answer and question, so that reading them costs nothing and they cannot drift. */
    answersCount: integer('answers_count').notNull().default(0),
    customQuestionsCount: integer('custom_questions_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('user_email_key').on(t.emailKey),
    index('user_pending_email').on(t.pendingEmailKey).where(sql`${t.pendingEmailKey} is not null`),
    // The orders in which administrators page through everybody; who never logged in comes after all who did.
    index('user_joined').on(t.createdAt, t.id),
    index('user_last_login').on(t.lastLogin.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('user_administrators').on(t.id).where(sql`${t.isAdmin}`),
    index('user_unconfirmed').on(t.createdAt).where(sql`${t.activatedAt} is null`),
    check('pending_email_whole', sql`num_nulls(${t.pendingEmail}, ${t.pendingEmailKey}, ${t.pendingUntil}) in (0, 3)`),
    check('daily_mail_hour_of_day', sql`${t.dailyMailHour} between 0 and 23`),
  ],
);

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The user's data key, wrapped by the master key `kid`. Deleting the row makes his texts unreadable. */
export const userKey = pgTable(
  'user_key',
  {
    userId: ownerId().primaryKey(),
    version: smallint('version').notNull(),
    kid: text('kid').notNull(),
    wrapped: bytea('wrapped').notNull(),
  },
  (t) => [index('user_key_kid').on(t.kid)],
);

/** Which master keys this database was written under, so that a wrong one is refused at start. */
export const masterKey = pgTable('master_key', {
  kid: text('kid').primaryKey(),
  checkValue: bytea('check_value').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('session_user').on(t.userId), index('session_expires').on(t.expiresAt)],
);

/** A link in a mail: only the hash is kept, it works once and until it expires. */
export const mailedToken = pgTable(
  'mailed_token',
  {
    hash: bytea('hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'revert-email'] }).notNull(),
    /** The address that the link was sent to, which is the one it proves. */
    email: text('email').notNull(),
    /** Sign-up only: the password chosen with it. Opening the link activates this one and no other. */
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('mailed_token_user').on(t.userId), index('mailed_token_expires').on(t.expiresAt)],
);

export const question = pgTable(
  'question',
  {
    id: uuid('id').primaryKey(),
    /** The stable name of a question that ships with the product; null for one that somebody wrote. */
    poolId: text('pool_id'),
    text: text('text'),
    /** A custom question's text; then `text` is null. */
    sealedText: bytea('sealed_text'),
    createdByUserId: uuid('created_by_user_id').references(() => user.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    depth: smallint('depth').notNull().default(1),
    shape: text('shape').notNull().default('open'),
    months: smallint('months').array().notNull().default(sql`'{}'::smallint[]`),
    repeatAfterDays: integer('repeat_after_days').notNull().default(365),
    createdAt: moment('created_at').notNull(),
    /** Set once an administrator changed it: a newer release then leaves it as it is. */
    editedAt: moment('edited_at'),
    /** Retired questions are asked no more; their answers keep them. */
    retiredAt: moment('retired_at'),
    /** Retired by a release that no longer has it, not by an administrator: a later one may bring it back. */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /** Which wording of a question of the pool `text` is. A trigger counts it up and keeps the one before. */
    wording: integer('wording').notNull().default(1),
    /** Who added it, and what his browser calls that submission: a retry after a time-out adds no second one. */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    uniqueIndex('question_pool_id').on(t.poolId),
    uniqueIndex('question_idempotency').on(t.idempotencyKey),
    index('question_creator').on(t.createdByUserId),
    check(
      'question_text_where_it_belongs',
      sql`(${t.createdByUserId} is null and ${t.text} is not null and ${t.sealedText} is null) or (${t.createdByUserId} is not null and ${t.text} is null and ${t.sealedText} is not null)`,
    ),
  ],
);

export const answer = pgTable(
  'answer',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** The wording of the question that it was given to; set by a trigger. */
    wording: integer('wording').notNull().default(1),
    sealedText: bytea('sealed_text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** What the browser calls this submission, so that a retry after a time-out makes no second answer. */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('answer_user_created').on(t.userId, t.createdAt),
    index('answer_question').on(t.questionId),
    uniqueIndex('answer_idempotency').on(t.userId, t.idempotencyKey),
  ],
);

/** Today's question of a user, whatever the device: fixed for his calendar day unless he skips it. */
export const dailyQuestion = pgTable(
  'daily_question',
  {
    userId: ownerId(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.localDate] }), index('daily_question_question').on(t.questionId)],
);

export const skip = pgTable(
  'skip',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Null once the question was deleted: the skip it cost is not given back. */
    questionId: uuid('question_id').references(() => question.id, { onDelete: 'set null' }),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('skip_user_date').on(t.userId, t.localDate), index('skip_question').on(t.questionId)],
);

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
  },
  (t) => [
    uniqueIndex('subscription_customer').on(t.customerId),
    index('subscription_compare').on(t.compareAfter).where(sql`${t.compareAfter} is not null`),
  ],
);

/** Mails that still have to go out. The payload holds links that log people in, so it is sealed and does not outlive the mail. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    sealedLetter: bytea('sealed_letter').notNull(),
    notBefore: moment('not_before').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** By the database's clock, which is the same for all who might take it. */
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull(),
    /** Nobody sits before his mailbox and waits for it. */
    canWait: boolean('can_wait').notNull().default(false),
  },
  (t) => [index('outbox_due').on(t.canWait, t.notBefore), index('outbox_user').on(t.userId)],
);

/** One row for each mail, with its fate. No address and no text: what a log must know, not what a mail said. */
export const emailLog = pgTable(
  'email_log',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    dedupeKey: text('dedupe_key'),
    status: text('status', { enum: ['queued', 'sent', 'failed', 'expired', 'withdrawn'] }).notNull(),
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
