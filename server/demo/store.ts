import { count, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/open';
import { question, user } from '../platform/db/schema';

/** Which row each question of the shipped pool became. */
export async function questionIdsByPoolId(db: DbOrTx): Promise<Map<string | null, string>> {
  const rows = await db
    .select({ poolId: question.poolId, id: question.id })
    .from(question)
    .where(isNotNull(question.poolId));
  return new Map(rows.map(({ poolId, id }) => [poolId, id]));
}

export async function countUsers(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ n: count() }).from(user);
  return row?.n ?? 0;
}
