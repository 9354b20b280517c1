import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import { asBuffer } from '../platform/db/columns';
import { joinAround } from '../platform/db/join-chain';
import type { DbOrTx, Tx } from '../platform/db/open';
import { answer, dailyQuestion, question, questionWording } from '../platform/db/schema';

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

interface Window {
  after: Date;
  until: Date;
}

/** When it was given to him as the question of a day, within that time; null where it was not. */
export async function givenSoonAfter(
  db: DbOrTx,
  { userId, questionId, after, until }: Window & { userId: string; questionId: string },
): Promise<Date | null> {
  const { createdAt } = dailyQuestion;
  const his = and(eq(dailyQuestion.userId, userId), eq(dailyQuestion.questionId, questionId));
  const [row] = await db
    .select({ createdAt })
    .from(dailyQuestion)
    .where(and(his, gt(createdAt, after), lte(createdAt, until)))
    .orderBy(asc(createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** When he wrote down the so-manieth newest of these, or when it arrived late; null where there are fewer. */
export async function momentOfNth(
  db: DbOrTx,
  userId: string,
  { after, until, most }: Ceiling,
  column: 'createdAt' | 'receivedAt',
): Promise<Date | null> {
  const moment = answer[column];
  const [row] = await db
    .select({ moment })
    .from(answer)
    .where(and(eq(answer.userId, userId), gt(moment, after), lte(moment, until)))
    .orderBy(desc(moment))
    .offset(most - 1)
    .limit(1);
  return row?.moment ?? null;
}

export interface NewAnswer {
  id: string;
  userId: string;
  questionId: string;
  text: string;
  createdAt: Date;
  /** Of one that waited for a connection. */
  receivedAt?: Date | null;
  idempotencyKey: string | null;
  replacesId?: string | null;
}

/** So many within a time; counted by when they came where they come late. */
export interface Ceiling extends Window {
  most: number;
}

export type Written =
  | {
      outcome: 'written';
      /** As it was put to her; null for a question of his own, which is sealed. */
      questionText: string | null;
      sealedQuestion: Buffer | null;
    }
  | { outcome: 'no question' | 'full' | 'known' };

/** Made ready once: to put it together and to plan it anew would take as long as all that it does. */
function prepareWrite(db: DbOrTx) {
  const given = sql.placeholder;
  return db
    .select({
      outcome: sql<Written['outcome']>`outcome`,
      questionText: sql<string | null>`question_text`,
      sealedQuestion: sql<Uint8Array | null>`sealed_question`,
    })
    .from(
      sql`write_answer(${given('id')}::uuid, ${given('userId')}::uuid, ${given('questionId')}::uuid, ${given('sealedText')}::bytea,
        ${given('createdAt')}::timestamptz, ${given('receivedAt')}::timestamptz, ${given('idempotencyKey')}::text,
        ${given('replacesId')}::uuid, ${given('seenText')}::text, ${given('most')}::int,
        ${given('after')}::timestamptz, ${given('until')}::timestamptz)`,
    )
    .prepare('write_answer');
}

const prepared = new WeakMap<DbOrTx, ReturnType<typeof prepareWrite>>();

/**
 * Writes it down in one round trip, unless he may not see the question, there are too many already, or a submission of the
 * same key is there. The migration that made `write_answer` tells how.
 */
export async function writeAnswer(
  db: DbOrTx,
  vault: Vault,
  row: NewAnswer,
  { seenText, ceiling = null }: { seenText?: string | undefined; ceiling?: Ceiling | null } = {},
): Promise<Written> {
  const cipher = await vault.cipherOf(db, row.userId);
  const write = prepared.get(db) ?? prepareWrite(db);
  prepared.set(db, write);
  const [written] = await write.execute({
    id: row.id,
    userId: row.userId,
    questionId: row.questionId,
    sealedText: cipher.seal(sealContext(row.id), row.text),
    createdAt: row.createdAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    idempotencyKey: row.idempotencyKey,
    replacesId: row.replacesId ?? null,
    seenText: seenText ?? null,
    most: ceiling?.most ?? null,
    after: ceiling?.after.toISOString() ?? null,
    until: ceiling?.until.toISOString() ?? null,
  });
  if (written?.outcome !== 'written') return { outcome: written?.outcome ?? 'no question' };
  const { questionText, sealedQuestion: sealed } = written;
  return { outcome: 'written', questionText, sealedQuestion: sealed && asBuffer(sealed) };
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
