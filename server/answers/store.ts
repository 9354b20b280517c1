import { and, desc, eq } from 'drizzle-orm';
import { Unreadable } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import type { DbOrTx } from '../platform/db/open';
import { answer } from '../platform/db/schema';

/** An answer as its owner reads it. */
export interface AnswerRow {
  id: string;
  questionId: string;
  /** Null where the stored text cannot be opened. */
  text: string | null;
  createdAt: Date;
}

const placeOf = (id: string) => ({ table: 'answer', column: 'sealed_text', rowId: id });

const columns = {
  id: answer.id,
  questionId: answer.questionId,
  sealedText: answer.sealedText,
  createdAt: answer.createdAt,
};
type Sealed = { id: string; questionId: string; sealedText: Buffer; createdAt: Date };

function opened({ sealedText, ...row }: Sealed, cipher: UserCipher): AnswerRow {
  try {
    return { ...row, text: cipher.open(placeOf(row.id), sealedText) };
  } catch (error) {
    if (error instanceof Unreadable) return { ...row, text: null };
    throw error;
  }
}

/** Every query names the owner: another user's answer does not exist here. */
export async function listAnswers(db: DbOrTx, vault: Vault, userId: string): Promise<AnswerRow[]> {
  const rows = await db
    .select(columns)
    .from(answer)
    .where(eq(answer.userId, userId))
    .orderBy(desc(answer.createdAt), desc(answer.id));
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.map((row) => opened(row, cipher));
}

export async function findAnswer(db: DbOrTx, vault: Vault, userId: string, id: string): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(answer)
    .where(and(eq(answer.id, id), eq(answer.userId, userId)));
  return row && opened(row, await vault.cipherOf(db, userId));
}

export async function findByIdempotencyKey(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  key: string,
): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(answer)
    .where(and(eq(answer.userId, userId), eq(answer.idempotencyKey, key)));
  return row && opened(row, await vault.cipherOf(db, userId));
}

export interface NewAnswer {
  id: string;
  userId: string;
  questionId: string;
  text: string;
  createdAt: Date;
  idempotencyKey: string | null;
}

/** False where a submission of the same key is there already. */
export async function insertAnswer(db: DbOrTx, vault: Vault, row: NewAnswer): Promise<boolean> {
  const cipher = await vault.cipherOf(db, row.userId);
  const { text, ...rest } = row;
  const inserted = await db
    .insert(answer)
    .values({ ...rest, sealedText: cipher.seal(placeOf(row.id), text), updatedAt: row.createdAt })
    .onConflictDoNothing({ target: [answer.userId, answer.idempotencyKey] })
    .returning({ id: answer.id });
  return inserted.length > 0;
}

export interface EditedAnswer {
  userId: string;
  id: string;
  text: string;
  updatedAt: Date;
}

export async function updateAnswer(
  db: DbOrTx,
  vault: Vault,
  { userId, id, text, updatedAt }: EditedAnswer,
): Promise<boolean> {
  const cipher = await vault.cipherOf(db, userId);
  const changed = await db
    .update(answer)
    .set({ sealedText: cipher.seal(placeOf(id), text), updatedAt })
    .where(and(eq(answer.id, id), eq(answer.userId, userId)))
    .returning({ id: answer.id });
  return changed.length > 0;
}

export async function deleteAnswer(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(answer)
    .where(and(eq(answer.id, id), eq(answer.userId, userId)))
    .returning({ id: answer.id });
  return deleted.length > 0;
}
