import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import { asBuffer } from '../platform/db/columns';
import { type DbOrTx, rowsOf, type Tx } from '../platform/db/open';
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

function textOf(id: string, sealedText: Buffer, cipher: UserCipher): string | null {
  return orNull(() => cipher.open(sealContext(id), sealedText));
}

/** An answer of a list, beside its question; the moment as it is told, `2026-11-15T06:49:19.123Z`. */
export interface ListedAnswer extends Omit<AnswerRow, 'createdAt'> {
  category: string;
  depth: number;
  createdAt: string;
}

interface RawAnswer {
  id: string;
  question_id: string;
  sealed_text: Uint8Array;
  moment: string;
  question_text: string | null;
  category: string;
  depth: number;
  has_own: boolean;
}

export interface Listed {
  answers: ListedAnswer[];
  /** Known on the way, unless there is no answer to tell it: most people have no question of their own to look for. */
  hasOwnQuestions: boolean | null;
}

/** An answer's place in the list, by which the list goes on. */
export type Place = Pick<ListedAnswer, 'id' | 'createdAt'>;

const asRow = ({ id, createdAt }: Place) => sql`(${createdAt}::timestamptz, ${id}::uuid)`;

/**
 * Some of his answers, newest first, from the one after `after`. Every query names the owner: another user's answer does
 * not exist here. The rows are taken as the driver gives them: for thousands of them, turning each value into an object
 * and back took longer than opening the texts.
 */
export async function listAnswers(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { after, most }: { after: Place | null; most: number },
): Promise<Listed> {
  const rows = await rowsOf<RawAnswer>(
    db,
    sql`select a.id, a.question_id, a.sealed_text, q.category,
      coalesce(w.text, q.text) as question_text, coalesce(w.depth, q.depth) as depth,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment,
      (select exists (select 1 from ${question} own where own.created_by_user_id = ${userId})) as has_own
      from ${answer} a join ${question} q on q.id = a.question_id
      left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording
      where a.user_id = ${userId} ${after ? sql`and (a.created_at, a.id) < ${asRow(after)}` : sql``}
      order by a.created_at desc, a.id desc limit ${most}`,
  );
  const [first] = rows;
  if (!first) return { answers: [], hasOwnQuestions: null };
  const cipher = await vault.cipherOf(db, userId);
  const answers = rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    questionText: row.question_text,
    category: row.category,
    depth: row.depth,
    text: textOf(row.id, asBuffer(row.sealed_text), cipher),
    createdAt: row.moment,
  }));
  return { answers, hasOwnQuestions: first.has_own };
}

/** Which of his own questions had an answer when this one was the newest. */
export async function answeredOwn(db: DbOrTx, userId: string, newest: Place): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select own.id from ${question} own where own.created_by_user_id = ${userId} and exists (
      select 1 from ${answer} a where a.question_id = own.id and (a.created_at, a.id) <= ${asRow(newest)})`,
  );
  return new Set(rows.map(({ id }) => id));
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

export async function deleteAnswer(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(answer)
    .where(and(eq(answer.id, id), eq(answer.userId, userId)))
    .returning({ id: answer.id });
  return deleted.length > 0;
}
