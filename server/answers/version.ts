import { eq, sql } from 'drizzle-orm';
import { type DbOrTx, rowsOf } from '../platform/db/open';
import { assistantIndex, poolMark } from '../platform/db/schema';

/** The same with the mark of the pool's questions, whose categories change without any answer. */
export async function versionWithPool(db: DbOrTx, userId: string): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select coalesce((select version from ${assistantIndex} where user_id = ${userId}), 0) || ' '
      || coalesce((select mark::text from ${poolMark}), '') as version`,
  );
  return row?.version ?? '';
}

/** The version of his answers: triggers count it up with every change. 0 where he never had one. */
export async function versionOf(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ version: assistantIndex.version })
    .from(assistantIndex)
    .where(eq(assistantIndex.userId, userId));
  return row?.version ?? 0;
}
