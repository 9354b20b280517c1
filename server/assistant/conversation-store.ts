import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Evidence, ReplyParts } from '../../contract/assistant';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import type { DbOrTx } from '../platform/db/open';
import { assistantConversation } from '../platform/db/schema';

export interface Texts {
  query: string;
  response: string;
}

/** A conversation as its owner reads it; null texts where the stored ones cannot be opened. */
export interface ConversationRow {
  id: string;
  texts: Texts | null;
  /** What the response is made of; null where only its text was kept. */
  reply: ReplyParts | null;
  createdAt: Date;
}

/** All that a reply tells, so that it can be told again. */
const WholeReply = z.extend(ReplyParts, { evidence: Evidence, provider: z.string() });
export type WholeReply = z.output<typeof WholeReply>;

type Sealed = typeof assistantConversation.$inferSelect;
type SealedTexts = Pick<Sealed, 'id' | 'sealedQuery' | 'sealedResponse'>;

const sealContext = (column: 'sealed_query' | 'sealed_response' | 'sealed_reply', id: string) => ({
  table: 'assistant_conversation',
  column,
  rowId: id,
});

function textsOf({ id, sealedQuery, sealedResponse }: SealedTexts, cipher: UserCipher): Texts | null {
  return orNull(() => ({
    query: cipher.open(sealContext('sealed_query', id), sealedQuery),
    response: cipher.open(sealContext('sealed_response', id), sealedResponse),
  }));
}

function keptReply({ id, sealedReply }: Sealed, cipher: UserCipher): unknown {
  return sealedReply && orNull(() => JSON.parse(cipher.open(sealContext('sealed_reply', id), sealedReply)));
}

/** What another version kept in another shape is shown as its text. */
function replyOf(row: Sealed, cipher: UserCipher): ReplyParts | null {
  return ReplyParts.safeParse(keptReply(row, cipher)).data ?? null;
}

export interface NewConversation extends Texts {
  id: string;
  userId: string;
  reply: WholeReply;
  createdAt: Date;
  idempotencyKey: string | null;
}

/**
 * Keeps a conversation, lets go of all but the newest so many, and counts it: one statement, for he waits until it is
 * written, and on the embedded database each takes a millisecond or two.
 */
export async function insertConversation(
  db: DbOrTx,
  vault: Vault,
  row: NewConversation,
  { newest, counting }: { newest: number; counting: SQL },
): Promise<void> {
  const { id, userId, createdAt, idempotencyKey } = row;
  const { segments, citations, askHer, evidence, provider } = row.reply;
  const cipher = await vault.cipherOf(db, userId);
  const sealed = {
    query: cipher.seal(sealContext('sealed_query', id), row.query),
    response: cipher.seal(sealContext('sealed_response', id), row.response),
    reply: cipher.seal(
      sealContext('sealed_reply', id),
      JSON.stringify({ segments, citations, askHer, evidence, provider }),
    ),
  };
  const moment = sql.param(createdAt, assistantConversation.createdAt);
  // Of those before this one, which the statement does not see yet, one less is kept.
  await db.execute(sql`with ${counting}, let_go as (
      delete from ${assistantConversation} where user_id = ${userId} and created_at < (
        select created_at from ${assistantConversation} where user_id = ${userId}
        order by created_at desc offset ${newest - 2} limit 1))
    insert into ${assistantConversation}
      (id, user_id, created_at, idempotency_key, sealed_query, sealed_response, sealed_reply)
    values (${id}, ${userId}, ${moment}, ${idempotencyKey}, ${sealed.query}, ${sealed.response}, ${sealed.reply})`);
}

const ownedBy = (userId: string) => eq(assistantConversation.userId, userId);
const newestFirst = [desc(assistantConversation.createdAt), desc(assistantConversation.id)];

interface Page {
  limit: number;
  offset: number;
}

/** Newest first, and nobody's but his. */
export function listConversations(db: DbOrTx, vault: Vault, userId: string, page: Page): Promise<ConversationRow[]> {
  return read(db, vault, userId, { ...page, where: undefined });
}

export async function pickConversations(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  ids: string[],
): Promise<ConversationRow[]> {
  if (ids.length === 0) return [];
  return read(db, vault, userId, { where: inArray(assistantConversation.id, ids), limit: ids.length, offset: 0 });
}

async function read(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { where, limit, offset }: Page & { where: SQL | undefined },
): Promise<ConversationRow[]> {
  const rows = await db
    .select()
    .from(assistantConversation)
    .where(and(ownedBy(userId), where))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    texts: textsOf(row, cipher),
    reply: replyOf(row, cipher),
  }));
}

/** The conversation that a submission began. */
export async function findByKey(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  key: string,
): Promise<{ id: string; texts: Texts | null; whole: WholeReply | null } | undefined> {
  const [row] = await db
    .select()
    .from(assistantConversation)
    .where(and(ownedBy(userId), eq(assistantConversation.idempotencyKey, key)));
  if (!row) return undefined;
  const cipher = await vault.cipherOf(db, userId);
  const whole = WholeReply.safeParse(keptReply(row, cipher)).data ?? null;
  return { id: row.id, texts: textsOf(row, cipher), whole };
}

/** Those whose texts are what is sought, newest first. Sealed texts cannot be searched where they lie: they are opened, looked at and forgotten. */
export async function findConversations(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  isSought: (texts: Texts) => boolean,
): Promise<string[]> {
  const { id, sealedQuery, sealedResponse } = assistantConversation;
  const rows = await db
    .select({ id, sealedQuery, sealedResponse })
    .from(assistantConversation)
    .where(ownedBy(userId))
    .orderBy(...newestFirst);
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  const isFound = (texts: Texts | null) => texts !== null && isSought(texts);
  return rows.filter((row) => isFound(textsOf(row, cipher))).map((row) => row.id);
}

export async function countConversations(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(assistantConversation).where(ownedBy(userId));
  return row?.total ?? 0;
}

/** False where he has no such conversation. */
export async function deleteConversation(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(assistantConversation)
    .where(and(ownedBy(userId), eq(assistantConversation.id, id)))
    .returning({ id: assistantConversation.id });
  return gone.length > 0;
}

export async function deleteConversations(db: DbOrTx, userId: string): Promise<void> {
  await db.delete(assistantConversation).where(ownedBy(userId));
}
