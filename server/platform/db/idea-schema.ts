import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { bytea, moment, partOf } from './columns';
import { importantDate } from './date-schema';
import { answer } from './question-schema';

/** What somebody thought of doing for her, and what became of it. */
export const idea = pgTable(
  'idea',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    /** Title, note, where to get it, price, her reaction in words, and the vector of its title. */
    sealedContent: bytea('sealed_content').notNull(),
    /** -1 not for her, 0 fine, 1 liked, 2 loved. */
    reaction: smallint('reaction'),
    neverAgain: boolean('never_again').notNull().default(false),
    plannedFor: date('planned_for', { mode: 'string' }),
    givenOn: date('given_on', { mode: 'string' }),
    /** The occasion: a day that he keeps. */
    dateId: uuid('date_id').references(() => importantDate.id, { onDelete: 'set null' }),
    /** When his own reminder is due, which a job must find; null: none. */
    nextAt: moment('next_at'),
    /** The same as a day on his calendar, so that the moment can move with his zone and his hour. */
    nextOn: date('next_on', { mode: 'string' }),
    /** He was asked how she took it, and would rather not say. */
    askNoMore: boolean('ask_no_more').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** What the browser calls this submission, so that a retry after a time-out makes no second idea. */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('idea_user_state').on(t.userId, t.state, t.updatedAt),
    uniqueIndex('idea_idempotency').on(t.userId, t.idempotencyKey),
    index('idea_date').on(t.dateId),
    index('idea_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('idea_reminder_whole', sql`num_nulls(${t.nextAt}, ${t.nextOn}) in (0, 2)`),
  ],
);

/** Her words that an idea comes from: only where they stand in her answer. */
export const ideaSource = pgTable(
  'idea_source',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    ideaId: partOf('idea_id', () => idea.id),
    answerId: uuid('answer_id').references(() => answer.id, { onDelete: 'set null' }),
    /** The span, and a hash of what the answer was. */
    sealedSpan: bytea('sealed_span').notNull(),
  },
  (t) => [
    index('idea_source_idea').on(t.ideaId),
    index('idea_source_answer').on(t.answerId),
    index('idea_source_user').on(t.userId),
  ],
);

/** Every state that an idea has had, with its moment: a mistake can be taken back. */
export const ideaStep = pgTable(
  'idea_step',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    ideaId: partOf('idea_id', () => idea.id),
    state: text('state').notNull(),
    at: moment('at').notNull(),
    /** By his calendar then: it does not move with him. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [index('idea_step_idea').on(t.ideaId), index('idea_step_user').on(t.userId)],
);
