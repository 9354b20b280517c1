import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { bytea, moment, partOf } from './columns';
import { answer, question } from './question-schema';

/** What he wrote or pinned on a line of her card. Her words are not among it: only where they stand in her answer. */
export const cardEntry = pgTable(
  'card_entry',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    field: text('field').notNull(),
    /** His short form, the span of her answer and a hash of what that answer was. */
    sealedValue: bytea('sealed_value').notNull(),
    answerId: uuid('answer_id').references(() => answer.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('card_entry_answer').on(t.userId, t.field, t.answerId),
    index('card_entry_of_answer').on(t.answerId),
  ],
);

/** Questions that somebody wants to ask besides today's. */
export const extraQuestion = pgTable(
  'extra_question',
  {
    userId: ownerId(),
    questionId: partOf('question_id', () => question.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questionId] }), index('extra_question_question').on(t.questionId)],
);

/** Which of somebody's answers warn of something, so that they are found without opening the others. */
export const dangerList = pgTable('danger_list', {
  userId: ownerId().primaryKey(),
  /** The version of his answers (`assistant_index.version`) that was looked through. */
  version: integer('version').notNull(),
  /** Which words and rules of ours it was made with (`subjects/danger-edition`); all bits turned where the model has not read everything yet. */
  edition: integer('edition').notNull().default(0),
  /** The ids of those that warn, and of what. */
  sealedDangers: bytea('sealed_dangers').notNull(),
  /** What was looked through: ids with the moment of the last edit, behind a question mark where the model has not read it yet. */
  sealedLooked: bytea('sealed_looked').notNull(),
});
