import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Rhythm, Verdict } from '../../../contract/still-true';
import { ownerId } from './account-schema';
import { bytea, moment, partOf } from './columns';
import { answer } from './question-schema';

/** What an edit of an answer overwrote; kept for a while, so that it can be brought back. */
export const answerRevision = pgTable(
  'answer_revision',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    answerId: partOf('answer_id', () => answer.id),
    sealedText: bytea('sealed_text').notNull(),
    /** When it was overwritten. */
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('answer_revision_of_answer').on(t.answerId, t.createdAt),
    index('answer_revision_user').on(t.userId),
    index('answer_revision_age').on(t.createdAt),
  ],
);

/** What he said when he was asked whether an answer is still true; no word of the answer. */
export const answerCheck = pgTable(
  'answer_check',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    answerId: partOf('answer_id', () => answer.id),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** How long the answer holds from then on; null is for good. */
    halfLifeDays: integer('half_life_days'),
    /** His calendar day: one verdict an answer and day, from however many devices. */
    localDate: date('local_date', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('answer_check_day').on(t.answerId, t.localDate),
    index('answer_check_user').on(t.userId, t.answerId, t.createdAt),
  ],
);

/** How often somebody wants to be asked, where he has chosen. */
export const stillTrueChoice = pgTable('still_true_choice', {
  userId: ownerId().primaryKey(),
  rhythm: text('rhythm').$type<Rhythm>().notNull(),
});
