import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { asGiven } from '../platform/db/excluded';
import type { Db } from '../platform/db/open';
import { answer, dailyQuestion, question, questionCount, skip } from '../platform/db/schema';

/** Nobody's own question is ever counted. */
const ofEverybody = isNull(question.createdByUserId);

export async function listPoolIds(db: Db, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(and(ofEverybody, after === null ? undefined : gt(question.id, after)))
    .orderBy(asc(question.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Each number is read from an index of its table alone. A skip took the question off its day, so it was asked once more than its days tell. */
export async function countOnce(db: Db, ids: readonly string[], countedAt: Date): Promise<void> {
  const days = db.$count(dailyQuestion, eq(dailyQuestion.questionId, question.id));
  const skips = db.$count(skip, eq(skip.questionId, question.id));
  const answers = db.$count(answer, eq(answer.questionId, question.id));
  await db
    .insert(questionCount)
    .select(
      db
        .select({
          questionId: question.id,
          asked: sql<number>`(${days}) + (${skips})`.as('asked'),
          skipped: sql<number>`(${skips})`.as('skipped'),
          answered: sql<number>`(${answers})`.as('answered'),
          countedAt: sql<Date>`${countedAt.toISOString()}::timestamptz`.as('counted_at'),
        })
        .from(question)
        .where(and(ofEverybody, inArray(question.id, [...ids]))),
    )
    .onConflictDoUpdate({
      target: questionCount.questionId,
      set: asGiven(questionCount, 'asked', 'skipped', 'answered', 'countedAt'),
    });
}

/** Of what is in the pool today. */
export function listCounts(db: Db) {
  return db
    .select({
      id: question.id,
      asked: questionCount.asked,
      skipped: questionCount.skipped,
      answered: questionCount.answered,
      countedAt: questionCount.countedAt,
    })
    .from(questionCount)
    .innerJoin(question, eq(question.id, questionCount.questionId))
    .where(and(ofEverybody, isNull(question.retiredAt)));
}
