import { desc } from 'drizzle-orm';
import type { Db } from '../platform/db/open';
import { goodBackup } from '../platform/db/schema';

export type GoodBackup = typeof goodBackup.$inferSelect;

export async function insertGood(db: Db, row: GoodBackup): Promise<void> {
  await db.insert(goodBackup).values(row).onConflictDoNothing();
}

export async function newestGood(db: Db): Promise<GoodBackup | null> {
  const [row] = await db.select().from(goodBackup).orderBy(desc(goodBackup.madeAt)).limit(1);
  return row ?? null;
}
