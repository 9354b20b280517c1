import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema';
import { bytea, moment } from './columns';

/** The assistant's tables, under the same rule as all others: what begins with `sealed` is ciphertext, and nothing else holds a word. */

/** How far somebody's index is behind his answers. Triggers on answer and question count `version` up, so that no writer can forget it. */
export const assistantIndex = pgTable(
  'assistant_index',
  {
    userId: ownerId().primaryKey(),
    version: integer('version').notNull().default(1),
    /** The version that the pages hold. */
    indexedVersion: integer('indexed_version').notNull().default(0),
    /** The version whose deletions and edits have left the pages: all that is done for somebody who is not premium. */
    prunedVersion: integer('pruned_version').notNull().default(0),
    /** Notes on the pages that can be found by their words only, until the embedder is back. */
    withoutVectors: integer('without_vectors').notNull().default(0),
    /** Who works on it, and until when he is believed to, by the database's clock. */
    lease: uuid('lease'),
    leaseUntil: moment('lease_until'),
    /** Something has changed since the job last found nothing to do here. Set by triggers, also where Premium begins. */
    isDue: boolean('is_due').notNull().default(true),
  },
  (t) => [index('assistant_index_due').on(sql`(${t.version} - ${t.indexedVersion})`, t.userId).where(sql`${t.isDue}`)],
);

/** Up to some hundred notes, with stems and vectors, in one sealed piece: vectors tell as much as the words they stand for. */
export const assistantPage = pgTable(
  'assistant_page',
  {
    userId: ownerId(),
    page: integer('page').notNull(),
    sealedNotes: bytea('sealed_notes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.page] })],
);

export const assistantConversation = pgTable(
  'assistant_conversation',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    sealedQuery: bytea('sealed_query').notNull(),
    sealedResponse: bytea('sealed_response').notNull(),
    /** What the response is made of; null where only its text was kept. */
    sealedReply: bytea('sealed_reply'),
    createdAt: moment('created_at').notNull(),
    /** What the browser calls this question, so that a retry after a time-out is not answered and counted anew. */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('assistant_conversation_user_created').on(t.userId, t.createdAt),
    uniqueIndex('assistant_conversation_idempotency').on(t.userId, t.idempotencyKey),
  ],
);

/** Whose question is being answered just now; one at a time, however many instances run. Whatever a crash leaves here runs out. */
export const assistantTurn = pgTable('assistant_turn', {
  userId: ownerId().primaryKey(),
  turn: uuid('turn').notNull(),
  until: moment('until').notNull(),
});

/**
 * When he was answered on the last day, and nothing else; what is older goes at night. So many an hour and a day are
 * counted here, since his conversations are his to delete.
 */
export const assistantSpent = pgTable(
  'assistant_spent',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    index('assistant_spent_user_answered').on(t.userId, t.answeredAt),
    index('assistant_spent_answered').on(t.answeredAt),
  ],
);
