import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { question } from './schema';

/** How questions of the pool were put before; what they are now is in `question`. Answers keep the one they were given to. */
export const questionWording = pgTable(
  'question_wording',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    wording: integer('wording').notNull(),
    text: text('text').notNull(),
    depth: smallint('depth').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.wording] })],
);
