import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { Unreadable } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import { assistantConversation } from '../platform/db/assistant-schema';
import type { DbOrTx, Tx } from '../platform/db/open';

/** A conversation as its owner reads it; null texts where the stored ones cannot be opened. */
export interface ConversationRow {
  id: string;
  texts: { query: string; response: string } | null;
  createdAt: Date;
}

type Sealed = typeof assistantConversation.$inferSelect;

const placeOf = (column: 'sealed_query' | 'sealed_response', id: string) => ({
  table: 'assistant_conversation',
  column,
  rowId: id,
});

function opened({ id, sealedQuery, sealedResponse, createdAt }: Sealed, cipher: UserCipher): ConversationRow {
  try {
    const query = cipher.open(placeOf('sealed_query', id), sealedQuery);
    return { id, createdAt, texts: { query, response: cipher.open(placeOf('sealed_response', id), sealedResponse) } };
  } catch (error) {
    if (error instanceof Unreadable) return { id, createdAt, texts: null };
    throw error;
  }
}

export interface NewConversation {
  id: string;
  userId: string;
  query: string;
  response: string;
  createdAt: Date;
}

export async function insertConversation(tx: Tx, vault: Vault, row: NewConversation): Promise<void> {
  const { id, userId, createdAt } = row;
  const cipher = await vault.cipherOf(tx, userId);
  await tx.insert(assistantConversation).values({
    id,
    userId,
    createdAt,
    sealedQuery: cipher.seal(placeOf('sealed_query', id), row.query),
    sealedResponse: cipher.seal(placeOf('sealed_response', id), row.response),
  });
}

/** Lets go of all but the newest so many. */
export async function deleteBeyond(tx: Tx, userId: string, newest: number): Promise<void> {
  const last = sql`(select created_at from ${assistantConversation} where user_id = ${userId}
    order by created_at desc offset ${newest - 1} limit 1)`;
  await tx
    .delete(assistantConversation)
    .where(and(eq(assistantConversation.userId, userId), lt(assistantConversation.createdAt, last)));
}

/** Newest first, and nobody's but his. */
export async function listConversations(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConversationRow[]> {
  const rows = await db
    .select()
    .from(assistantConversation)
    .where(eq(assistantConversation.userId, userId))
    .orderBy(desc(assistantConversation.createdAt), desc(assistantConversation.id))
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.map((row) => opened(row, cipher));
}

export async function countConversations(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(assistantConversation)
    .where(eq(assistantConversation.userId, userId));
  return row?.total ?? 0;
}
