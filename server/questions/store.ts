import { and, asc, count, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Pack } from '../../contract/packs';
import type { QuestionCategory } from '../../contract/questions';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import { type DbOrTx, isOneOf, type Tx } from '../platform/db/open';
import { answer, dailyQuestion, question, skip } from '../platform/db/schema';

export interface QuestionRow {
  id: string;
  /** Null where a sealed text cannot be opened. */
  text: string | null;
  category: QuestionCategory;
  createdAt: Date;
  createdByUserId: string | null;
  retiredAt: Date | null;
  /** Null for what anybody may be asked. */
  pack: Pack | null;
}

export const columns = {
  id: question.id,
  text: question.text,
  sealedText: question.sealedText,
  category: question.category,
  createdAt: question.createdAt,
  createdByUserId: question.createdByUserId,
  retiredAt: question.retiredAt,
  pack: question.pack,
};
type Stored = Pick<typeof question.$inferSelect, keyof typeof columns>;

export const sealContext = (id: string) => ({ table: 'question', column: 'sealed_text', rowId: id });

/** Only the owner's own cipher is ever tried, on only his own rows. */
function opened(row: Stored, cipher: UserCipher | null): QuestionRow {
  const { id, createdAt, createdByUserId, retiredAt } = row;
  const category = row.category as QuestionCategory;
  const pack = row.pack as Pack | null;
  return { id, category, pack, createdAt, createdByUserId, retiredAt, text: row.text ?? openText(row, cipher) };
}

function openText({ id, sealedText }: Stored, cipher: UserCipher | null): string | null {
  return sealedText && cipher && ownTextOf(id, sealedText, cipher);
}

/** How he put a question of his own; null where it cannot be opened. */
export function ownTextOf(id: string, sealedText: Buffer, cipher: UserCipher): string | null {
  return orNull(() => cipher.open(sealContext(id), sealedText));
}

export async function openAll(db: DbOrTx, vault: Vault, userId: string, rows: Stored[]): Promise<QuestionRow[]> {
  const cipher = rows.some((row) => row.sealedText) ? await vault.cipherOf(db, userId) : null;
  return rows.map((row) => opened(row, cipher));
}

const visibleTo = (userId: string) => or(isNull(question.createdByUserId), eq(question.createdByUserId, userId));

/** The pool and his own: what he may see. Retired ones too, since his answers keep them. */
export function listVisible(db: DbOrTx, vault: Vault, userId: string): Promise<QuestionRow[]> {
  return listWhere(db, vault, userId, visibleTo(userId));
}

export function listOwn(db: DbOrTx, vault: Vault, userId: string): Promise<QuestionRow[]> {
  return listWhere(db, vault, userId, eq(question.createdByUserId, userId));
}

async function listWhere(db: DbOrTx, vault: Vault, userId: string, which: SQL | undefined): Promise<QuestionRow[]> {
  const rows = await db.select(columns).from(question).where(which).orderBy(asc(question.createdAt), asc(question.id));
  return openAll(db, vault, userId, rows);
}

/** These of his own; what is not there anymore is left out. */
export function listOwnByIds(db: DbOrTx, vault: Vault, userId: string, ids: string[]): Promise<QuestionRow[]> {
  return listWhere(db, vault, userId, and(eq(question.createdByUserId, userId), isOneOf(question.id, ids)));
}

export async function findVisible(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  id: string,
): Promise<QuestionRow | undefined> {
  const rows = await db
    .select(columns)
    .from(question)
    .where(and(eq(question.id, id), visibleTo(userId)));
  return (await openAll(db, vault, userId, rows))[0];
}

export interface Today {
  questionId: string;
  answered: boolean;
}

/** Today's question, and whether he has written down her answer since it was given to him. */
export async function findToday(db: DbOrTx, userId: string, localDate: string): Promise<Today | undefined> {
  const [row] = await db
    .select({ questionId: dailyQuestion.questionId, answerId: answer.id })
    .from(dailyQuestion)
    .leftJoin(
      answer,
      and(
        eq(answer.userId, dailyQuestion.userId),
        eq(answer.questionId, dailyQuestion.questionId),
        gte(answer.createdAt, dailyQuestion.createdAt),
      ),
    )
    .where(and(eq(dailyQuestion.userId, userId), eq(dailyQuestion.localDate, localDate)))
    .limit(1);
  return row && { questionId: row.questionId, answered: row.answerId !== null };
}

/** Of these people, those whose question of that day is chosen. */
export async function whoHasToday(db: DbOrTx, people: { id: string; today: string }[]): Promise<Set<string>> {
  const ids = people.map(({ id }) => id);
  const days = [...new Set(people.map(({ today }) => today))];
  const { userId, localDate } = dailyQuestion;
  const rows = await db
    .select({ userId, localDate })
    .from(dailyQuestion)
    .where(and(isOneOf(userId, ids), inArray(localDate, days)));
  const kept = new Set(rows.map((row) => `${row.userId} ${row.localDate}`));
  return new Set(people.filter(({ id, today }) => kept.has(`${id} ${today}`)).map(({ id }) => id));
}

export type DailyRow = typeof dailyQuestion.$inferInsert;

/** Two devices may ask at once: the first one's choice stands. */
export async function keepToday(db: DbOrTx, rows: DailyRow[]): Promise<void> {
  await db.insert(dailyQuestion).values(rows).onConflictDoNothing();
}

export async function replaceToday(tx: Tx, row: DailyRow): Promise<void> {
  const { questionId, createdAt } = row;
  await tx
    .insert(dailyQuestion)
    .values(row)
    .onConflictDoUpdate({ target: [dailyQuestion.userId, dailyQuestion.localDate], set: { questionId, createdAt } });
}

export async function countSkips(db: DbOrTx, userId: string, localDate: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(skip)
    .where(and(eq(skip.userId, userId), eq(skip.localDate, localDate)));
  return row?.n ?? 0;
}

export async function hasSkipped(tx: Tx, userId: string, localDate: string, questionId: string): Promise<boolean> {
  const his = and(eq(skip.userId, userId), eq(skip.localDate, localDate), eq(skip.questionId, questionId));
  return (await tx.select({ id: skip.id }).from(skip).where(his).limit(1)).length > 0;
}

export async function insertSkip(tx: Tx, row: typeof skip.$inferInsert): Promise<void> {
  await tx.insert(skip).values(row);
}
