import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/open';
import { assistantIndex } from '../platform/db/schema';

/** The version of his answers: triggers count it up with every change. 0 where he never had one. */
export async function versionOf(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ version: assistantIndex.version })
    .from(assistantIndex)
    .where(eq(assistantIndex.userId, userId));
  return row?.version ?? 0;
}
