import { eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/open';
import { question, shippedData } from '../platform/db/schema';

const NAME = 'question-pool';

export async function installedEdition(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db.select().from(shippedData).where(eq(shippedData.name, NAME));
  return row?.fingerprint;
}

export async function keepEdition(tx: Tx, fingerprint: string): Promise<void> {
  await tx
    .insert(shippedData)
    .values({ name: NAME, fingerprint })
    .onConflictDoUpdate({ target: shippedData.name, set: { fingerprint } });
}

/** New ones are added, known ones take the newer text; those an administrator changed keep his. */
export async function savePool(tx: Tx, rows: (typeof question.$inferInsert)[]): Promise<void> {
  await tx
    .insert(question)
    .values(rows)
    .onConflictDoUpdate({
      target: question.poolId,
      set: {
        text: sql`excluded.text`,
        category: sql`excluded.category`,
        depth: sql`excluded.depth`,
        shape: sql`excluded.shape`,
        months: sql`excluded.months`,
        repeatAfterDays: sql`excluded.repeat_after_days`,
      },
      setWhere: isNull(question.editedAt),
    });
}
