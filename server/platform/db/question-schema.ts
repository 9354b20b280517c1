import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
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
import type { Season } from '../season';
import { ownerId, user } from './account-schema';
import { bytea, moment, partOf } from './columns';

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
    /** Only in this part of the year. */
    season: jsonb('season').$type<Season>(),
    /** Only to those who have switched this pack on. */
    pack: text('pack'),
    /** Its place among the first questions that everybody is asked. */
    opening: smallint('opening'),
    /** What everybody is offered within his first months. */
    essential: boolean('essential').notNull().default(false),
    /** The pool id of the one that asks for nearly the same, and is asked first. */
    sameAs: text('same_as'),
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

/** How questions of the pool were put before; what they are now is in `question`. Answers keep the one they were given to. */
export const questionWording = pgTable(
  'question_wording',
  {
    questionId: partOf('question_id', () => question.id),
    wording: integer('wording').notNull(),
    text: text('text').notNull(),
    depth: smallint('depth').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.wording] })],
);

export const answer = pgTable(
  'answer',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    questionId: partOf('question_id', () => question.id),
    /** The wording of the question that it was given to; set by a trigger. */
    wording: integer('wording').notNull().default(1),
    sealedText: bytea('sealed_text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it arrived, of one that waited for a connection; `created_at` is when it was written. */
    receivedAt: moment('received_at'),
    updatedAt: moment('updated_at').notNull(),
    /** What the browser calls this submission, so that a retry after a time-out makes no second answer. */
    idempotencyKey: text('idempotency_key'),
    /** The earlier word of the same matter, which this one takes the place of. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => answer.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('answer_user_created').on(t.userId, t.createdAt),
    index('answer_question').on(t.questionId),
    index('answer_user_question').on(t.userId, t.questionId, t.createdAt),
    uniqueIndex('answer_idempotency').on(t.userId, t.idempotencyKey),
    index('answer_received_late').on(t.userId, t.receivedAt).where(sql`${t.receivedAt} is not null`),
    uniqueIndex('answer_replaces').on(t.replacesId),
  ],
);

/** Today's question of a user, whatever the device: fixed for his calendar day unless he skips it. */
export const dailyQuestion = pgTable(
  'daily_question',
  {
    userId: ownerId(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    questionId: partOf('question_id', () => question.id),
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

/** Packs of extra questions that somebody has switched on. */
export const questionPack = pgTable('question_pack', { userId: ownerId(), pack: text('pack').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.pack] }),
]);

/** Another one with everything that lists of answers tell of the pool's questions, by a trigger; one row, from the first change on. */
export const poolMark = pgTable('pool_mark', {
  id: smallint('id').primaryKey().default(1),
  mark: uuid('mark').notNull(),
});

/** How often questions of the pool were asked, skipped and answered, counted once a night. Numbers only: who it was is not kept. */
export const questionCount = pgTable('question_count', {
  questionId: uuid('question_id')
    .primaryKey()
    .references(() => question.id, { onDelete: 'cascade' }),
  asked: integer('asked').notNull(),
  skipped: integer('skipped').notNull(),
  answered: integer('answered').notNull(),
  countedAt: moment('counted_at').notNull(),
});
