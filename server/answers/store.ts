import { and, eq, sql } from 'drizzle-orm';
import { Unreadable } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import { asBuffer } from '../platform/db/columns';
import { type DbOrTx, rowsOf } from '../platform/db/open';
import { answer, question } from '../platform/db/schema';

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

function opened({ id, questionId, sealedText, createdAt }: Sealed, cipher: UserCipher): AnswerRow {
  return { id, questionId, createdAt, text: textOf(id, sealedText, cipher) };
}

function textOf(id: string, sealedText: Buffer, cipher: UserCipher): string | null {
  try {
    return cipher.open(placeOf(id), sealedText);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** An answer of a list, beside its question; the moment as it is told, `2026-11-15T06:49:19.123Z`. */
export interface ListedAnswer {
  id: string;
  questionId: string;
  /** Null for a question of his own, which is sealed. */
  questionText: string | null;
  category: string;
  text: string | null;
  createdAt: string;
}

interface RawAnswer {
  id: string;
  question_id: string;
  sealed_text: Uint8Array;
  moment: string;
  question_text: string | null;
  category: string;
  has_own: boolean;
}

export interface Listed {
  answers: ListedAnswer[];
  /** Known on the way, unless there is no answer to tell it: most people have no question of their own to look for. */
  hasOwnQuestions: boolean | null;
}

/**
 * Every query names the owner: another user's answer does not exist here. The rows are taken as the driver gives them:
 * for thousands of them, turning each value into an object and back took longer than opening the texts.
 */
export async function listAnswers(db: DbOrTx, vault: Vault, userId: string): Promise<Listed> {
  const rows = await rowsOf<RawAnswer>(
    db,
    sql`select a.id, a.question_id, a.sealed_text, q.text as question_text, q.category,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment,
      (select exists (select 1 from ${question} own where own.created_by_user_id = ${userId})) as has_own
      from ${answer} a join ${question} q on q.id = a.question_id
      where a.user_id = ${userId} order by a.created_at desc, a.id desc`,
  );
  const [first] = rows;
  if (!first) return { answers: [], hasOwnQuestions: null };
  const cipher = await vault.cipherOf(db, userId);
  const answers = rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    questionText: row.question_text,
    category: row.category,
    text: textOf(row.id, asBuffer(row.sealed_text), cipher),
    createdAt: row.moment,
  }));
  return { answers, hasOwnQuestions: first.has_own };
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
