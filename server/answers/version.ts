import { sql } from 'drizzle-orm';
import { type DbOrTx, rowsOf } from '../platform/db/open';
import { assistantIndex, poolMark } from '../platform/db/schema';

/**
 * The version of his answers, which triggers count up with every change, with the mark of the pool's questions, whose
 * categories change without any answer.
 */
export async function versionWithPool(db: DbOrTx, userId: string): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select coalesce((select version from ${assistantIndex} where user_id = ${userId}), 0) || ' '
      || coalesce((select mark::text from ${poolMark}), '') as version`,
  );
  return row?.version ?? '';
}
