import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What only administrators look at, under the same rule as all tables: nothing here holds a word that a user typed. */

/**
 * What administrators did: who, what, whom, when. Written with the deed itself. Nobody is referred to, so that a line
 * outlives whom it speaks of; triggers refuse to change or delete one, but for the outcome of what is under way.
 */
export const adminAction = pgTable(
  'admin_action',
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
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('admin_action_created').on(t.createdAt)],
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
