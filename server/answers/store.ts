import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import { joinAround } from '../platform/db/join-chain';
import type { DbOrTx, Tx } from '../platform/db/open';
import { answer, question, questionWording } from '../platform/db/schema';

/** An answer as its owner reads it. */
export interface AnswerRow {
  id: string;
  questionId: string;
  /** As it was put when the answer was given; null for a question of his own, which is sealed. */
  questionText: string | null;
  /** Null where the stored text cannot be opened. */
  text: string | null;
  createdAt: Date;
}

const sealContext = (id: string) => ({ table: 'answer', column: 'sealed_text', rowId: id });

/** The wording it was given to, where the question has been put in other words since. */
const ofItsWording = and(
  eq(questionWording.questionId, answer.questionId),
  eq(questionWording.wording, answer.wording),
);

const columns = {
  id: answer.id,
  questionId: answer.questionId,
  questionText: sql<string | null>`coalesce(${questionWording.text}, ${question.text})`,
  sealedText: answer.sealedText,
  createdAt: answer.createdAt,
};

export function textOf(id: string, sealedText: Buffer, cipher: UserCipher): string | null {
  return orNull(() => cipher.open(sealContext(id), sealedText));
}

export function findAnswer(db: DbOrTx, vault: Vault, userId: string, id: string): Promise<AnswerRow | undefined> {
  return findOne(db, vault, userId, eq(answer.id, id));
}

export function findByIdempotencyKey(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  key: string,
): Promise<AnswerRow | undefined> {
  return findOne(db, vault, userId, eq(answer.idempotencyKey, key));
}

async function findOne(db: DbOrTx, vault: Vault, userId: string, which: SQL): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(answer)
    .innerJoin(question, eq(question.id, answer.questionId))
    .leftJoin(questionWording, ofItsWording)
    .where(and(eq(answer.userId, userId), which));
  if (!row) return undefined;
  const { sealedText, ...rest } = row;
  return { ...rest, text: textOf(row.id, sealedText, await vault.cipherOf(db, userId)) };
}

/** Nobody else edits it until the transaction ends. */
export async function lockAnswer(tx: Tx, userId: string, id: string): Promise<void> {
  const his = and(eq(answer.id, id), eq(answer.userId, userId));
  await tx.select({ id: answer.id }).from(answer).where(his).for('no key update');
}

interface Window {
  after: Date;
  until: Date;
}

/** When he wrote down the so-manieth newest of these; null where there are fewer. */
export async function momentOfNth(tx: Tx, userId: string, { after, until }: Window, n: number): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: answer.createdAt })
    .from(answer)
    .where(and(eq(answer.userId, userId), gt(answer.createdAt, after), lte(answer.createdAt, until)))
    .orderBy(desc(answer.createdAt))
    .offset(n - 1)
    .limit(1);
  return row?.createdAt ?? null;
}

export interface NewAnswer {
  id: string;
  userId: string;
  questionId: string;
  text: string;
  createdAt: Date;
  idempotencyKey: string | null;
  replacesId?: string | null;
}

/** False where a submission of the same key is there already. */
export async function insertAnswer(db: DbOrTx, vault: Vault, row: NewAnswer): Promise<boolean> {
  const cipher = await vault.cipherOf(db, row.userId);
  const { text, ...rest } = row;
  const inserted = await db
    .insert(answer)
    .values({ ...rest, sealedText: cipher.seal(sealContext(row.id), text), updatedAt: row.createdAt })
    .onConflictDoNothing({ target: [answer.userId, answer.idempotencyKey] })
    .returning({ id: answer.id });
  return inserted.length > 0;
}

/** An answer that was begun before its question was put in other words belongs to those it was put in then. */
export async function keepSeenWording(tx: Tx, id: string, seen: string): Promise<void> {
  await tx.execute(sql`update ${answer} a set wording = w.wording from ${question} q, ${questionWording} w
    where a.id = ${id} and q.id = a.question_id and q.text <> ${seen} and w.question_id = q.id and w.text = ${seen}
    and not exists (select 1 from ${questionWording} later where later.question_id = q.id and later.text = ${seen} and later.wording > w.wording)`);
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
    .set({ sealedText: cipher.seal(sealContext(id), text), updatedAt })
    .where(and(eq(answer.id, id), eq(answer.userId, userId)))
    .returning({ id: answer.id });
  return changed.length > 0;
}

/** What stood before and after it in one matter stays joined; see `joinAround` for the lock. */
export async function deleteAnswer(tx: Tx, userId: string, id: string): Promise<boolean> {
  await joinAround(tx, userId, sql`a.id = ${id}`);
  const deleted = await tx
    .delete(answer)
    .where(and(eq(answer.id, id), eq(answer.userId, userId)))
    .returning({ id: answer.id });
  return deleted.length > 0;
}
