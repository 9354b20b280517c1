import { gte } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/open';
import { deletion, user } from '../platform/db/schema';

export type DeletionRow = typeof deletion.$inferSelect;

/** Few enough for one statement's values. */
const BATCH = 1_000;

export async function insertDeletions(tx: Tx, rows: DeletionRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insert(deletion)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoNothing();
  }
}

export function listDeletions(db: Db, since: Date | null): Promise<DeletionRow[]> {
  return db
    .select()
    .from(deletion)
    .where(since ? gte(deletion.deletedAt, since) : undefined);
}

export async function knownMarks(db: Db): Promise<Set<string>> {
  const rows = await db.select({ mark: deletion.mark }).from(deletion);
  return new Set(rows.map(({ mark }) => mark));
}

export async function listUserIds(db: Db): Promise<string[]> {
  return (await db.select({ id: user.id }).from(user)).map(({ id }) => id);
}
