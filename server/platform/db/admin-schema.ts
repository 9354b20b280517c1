import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Style } from '../../../contract/theme-style';
import { bytea, moment } from './columns';

/** What only administrators look at, under the same rule as all tables: nothing here holds a word that a user typed. */

/**
 * What administrators did: who, what, whom, when. Written with the action itself. Nobody is referred to, so that a line
 * outlives whom it speaks of; triggers refuse to change or delete one, but for the outcome of what is under way, and chain each to the one before.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id').notNull(),
    action: text('action').notNull(),
    /** Null where a question was to be added and none came of it. */
    targetId: uuid('target_id'),
    outcome: text('outcome', { enum: ['begun', 'done', 'denied', 'failed'] })
      .notNull()
      .default('done'),
    /** The code of the refusal. */
    reason: text('reason'),
    /** What an import did, in numbers. */
    counts: jsonb('counts').$type<Record<string, number>>(),
    createdAt: moment('created_at').notNull(),
    /** From here on written by a trigger: the place in the chain, and hashes over the line before, this one, and how it ended. */
    position: integer('position'),
    previousHash: bytea('previous_hash'),
    hash: bytea('hash'),
    settledHash: bytea('settled_hash'),
  },
  (t) => [index('audit_log_created').on(t.createdAt), uniqueIndex('audit_log_position').on(t.position)],
);

/** The end of the chain, in one row: held while a line is added, and what shows that the last lines are missing. */
export const auditLogHead = pgTable(
  'audit_log_head',
  {
    id: smallint('id').primaryKey().default(1),
    position: integer('position').notNull(),
    hash: bytea('hash').notNull(),
  },
  (t) => [check('audit_log_one_head', sql`${t.id} = 1`)],
);

/** How many people were here in an hour, or in a day of the administrators' zone. Numbers only: who it was is not kept. */
export const visitCount = pgTable(
  'visit_count',
  {
    scale: text('scale', { enum: ['hour', 'day'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    people: integer('people').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scale, t.startsAt] })],
);

/** The look that an administrator published for everybody: one row, or none while the default holds. */
export const siteTheme = pgTable(
  'site_theme',
  {
    id: smallint('id').primaryKey().default(1),
    style: jsonb('style').$type<Style>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [check('site_theme_only_one', sql`${t.id} = 1`)],
);
