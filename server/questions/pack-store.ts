import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Pack } from '../../contract/packs';
import type { DbOrTx, Tx } from '../platform/db/open';
import { answer, dailyQuestion, question, questionPack, user } from '../platform/db/schema';

/** For the use inside another query. */
export function packsOn(db: DbOrTx, userId: string) {
  return db.select({ pack: questionPack.pack }).from(questionPack).where(eq(questionPack.userId, userId));
}

export async function listPacks(db: DbOrTx, userId: string): Promise<Pack[]> {
  const rows = await packsOn(db, userId).orderBy(questionPack.pack);
  return rows.map(({ pack }) => pack as Pack);
}

/** Of an account that was deleted meanwhile, nothing is written. Two devices that save at once do so in turn. */
export async function replacePacks(tx: Tx, userId: string, on: readonly Pack[]): Promise<void> {
  const owner = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
  if (owner.length === 0) return;
  await tx.delete(questionPack).where(eq(questionPack.userId, userId));
  if (on.length > 0) await tx.insert(questionPack).values([...new Set(on)].map((pack) => ({ userId, pack })));
}

/** Today's question, where it is of a pack that is off and not answered yet, is today's no more. */
export async function dropTodayOfOtherPacks(tx: Tx, userId: string, today: string): Promise<void> {
  const ofOthers = tx
    .select({ id: question.id })
    .from(question)
    .where(and(isNotNull(question.pack), notInArray(question.pack, packsOn(tx, userId))));
  const isAnswered = sql`exists (select 1 from ${answer} where ${answer.userId} = ${dailyQuestion.userId}
    and ${answer.questionId} = ${dailyQuestion.questionId} and ${answer.createdAt} >= ${dailyQuestion.createdAt})`;
  await tx
    .delete(dailyQuestion)
    .where(
      and(
        eq(dailyQuestion.userId, userId),
        eq(dailyQuestion.localDate, today),
        sql`${dailyQuestion.questionId} in ${ofOthers}`,
        sql`not ${isAnswered}`,
      ),
    );
}
