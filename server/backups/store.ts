import { desc } from 'drizzle-orm';
import type { CopySession } from '../platform/db/copying';
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

/** In the session that restores one. */
export async function replaceByGood(
  session: CopySession,
  { madeAt, file, bytes, accounts }: Omit<GoodBackup, 'madeAt'> & { madeAt: string },
): Promise<void> {
  await session.script('truncate good_backup');
  await session.run('insert into good_backup (made_at, file, bytes, accounts) values ($1, $2, $3, $4)', [
    madeAt,
    file,
    bytes,
    accounts,
  ]);
}
