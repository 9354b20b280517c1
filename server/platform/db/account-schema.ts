import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, partOf } from './columns';

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
    /** The zone he was last seen in. */
    timeZone: text('time_zone').notNull(),
    /** Kept by triggers on answer and question, so that reading them costs nothing and they cannot drift. */
    answersCount: integer('answers_count').notNull().default(0),
    customQuestionsCount: integer('custom_questions_count').notNull().default(0),
    /** Another one with everything that the list of his answers tells of them, by triggers: while it is the same, the list is. */
    notebookMark: uuid('notebook_mark').notNull().defaultRandom(),
    sealedHerName: bytea('sealed_her_name'),
    /** When he answered the question for her name, if only with 'not now': nobody is asked twice. */
    herNameAskedAt: moment('her_name_asked_at'),
    /** The operator printed a link into this account: its owner is told of it at his next login, until he has seen it. */
    printedLink: text('printed_link', { enum: ['verify', 'reset'] }),
    printedLinkAt: moment('printed_link_at'),
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
  ],
);

/** The column of a row that belongs to somebody and goes with his account. */
export const ownerId = () => partOf('user_id', () => user.id);

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
