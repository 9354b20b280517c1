import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { inOne } from '../platform/db/in-one';
import { type DbOrTx, isOneOf, rowsOf } from '../platform/db/open';
import { answer, extraQuestion, question } from '../platform/db/schema';

/** Whether her answer was written down since it was put in line. */
const isAnswered = sql`exists (select 1 from ${answer} where ${answer.userId} = ${extraQuestion.userId}
  and ${answer.questionId} = ${extraQuestion.questionId} and ${answer.createdAt} >= ${extraQuestion.createdAt})`;

/** What waits, the longest first. A question that was retired waits no more. */
export async function listWaiting(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: extraQuestion.questionId })
    .from(extraQuestion)
    .innerJoin(question, eq(question.id, extraQuestion.questionId))
    .where(and(eq(extraQuestion.userId, userId), isNull(question.retiredAt), sql`not ${isAnswered}`))
    .orderBy(asc(extraQuestion.createdAt), asc(extraQuestion.questionId));
  return rows.map(({ id }) => id);
}

/** One that was answered may be asked anew, and waits from now on. */
export async function putInLine(db: DbOrTx, row: typeof extraQuestion.$inferInsert): Promise<void> {
  await db
    .insert(extraQuestion)
    .values(row)
    .onConflictDoUpdate({
      target: [extraQuestion.userId, extraQuestion.questionId],
      set: { createdAt: row.createdAt },
      setWhere: isAnswered,
    });
}

export async function takeOutOfLine(db: DbOrTx, userId: string, questionId: string): Promise<boolean> {
  const taken = await db
    .delete(extraQuestion)
    .where(and(eq(extraQuestion.userId, userId), eq(extraQuestion.questionId, questionId)))
    .returning({ id: extraQuestion.questionId });
  return taken.length > 0;
}

/** Of these, what the pool asks everybody for; in one value, which takes the embedded database half as long as their rows. */
export async function listAskable(
  db: DbOrTx,
  ids: readonly string[],
): Promise<{ id: string; text: string; isEssential: boolean }[]> {
  if (ids.length === 0) return [];
  const isAsked = and(
    isOneOf(question.id, [...ids]),
    isNull(question.retiredAt),
    isNull(question.pack),
    isNull(question.createdByUserId),
  );
  const [row] = await rowsOf<{ all: [string, string | null, boolean][] }>(
    db,
    sql`select ${inOne(sql`id, text, essential`)} as "all" from ${question} where ${isAsked}`,
  );
  return (row?.all ?? []).map(([id, text, isEssential]) => ({ id, text: text ?? '', isEssential }));
}
