import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { bytea, moment } from './columns';
import { answer } from './question-schema';

/** What an edit of an answer overwrote; kept for a while, so that it can be brought back. */
export const answerRevision = pgTable(
  'answer_revision',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
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
