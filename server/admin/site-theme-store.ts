import type { Style } from '../../contract/theme-style';
import type { Db, Tx } from '../platform/db/open';
import { siteTheme } from '../platform/db/schema';

export async function findTheme(db: Db): Promise<{ style: Style; publishedAt: Date } | undefined> {
  const [row] = await db.select().from(siteTheme);
  return row;
}

export async function saveTheme(tx: Tx, style: Style, publishedAt: Date): Promise<void> {
  await tx
    .insert(siteTheme)
    .values({ style, publishedAt })
    .onConflictDoUpdate({ target: siteTheme.id, set: { style, publishedAt } });
}

/** False where none was published. */
export async function deleteTheme(tx: Tx): Promise<boolean> {
  return (await tx.delete(siteTheme).returning({ id: siteTheme.id })).length > 0;
}
