import { eq, sql } from 'drizzle-orm';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx } from '../platform/db/open';
import { assistantIndex, dangerList } from '../platform/db/schema';

const context = (column: 'sealed_dangers' | 'sealed_looked', userId: string) => ({
  table: 'danger_list',
  column,
  rowId: userId,
});

/** The version of his answers: triggers count it up with every change. 0 where he never had one. */
export async function versionOf(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ version: assistantIndex.version })
    .from(assistantIndex)
    .where(eq(assistantIndex.userId, userId));
  return row?.version ?? 0;
}

interface Known {
  version: number;
  edition: number;
  ids: string[];
}

/** The ids of answers that warn, as of a version; null where nobody has looked yet or it cannot be read. */
export async function readDangers(db: DbOrTx, vault: Vault, userId: string): Promise<Known | null> {
  const { version, edition, sealedDangers: sealed } = dangerList;
  const [row] = await db.select({ version, edition, sealed }).from(dangerList).where(eq(dangerList.userId, userId));
  if (!row) return null;
  const cipher = await vault.cipherOf(db, userId);
  const opened = orNull(() => cipher.open(context('sealed_dangers', userId), row.sealed));
  return opened === null ? null : { ...row, ids: JSON.parse(opened) as string[] };
}

/** What was looked through: each answer as it was then. */
export async function readLooked(db: DbOrTx, vault: Vault, userId: string): Promise<Map<string, string>> {
  const [row] = await db
    .select({ sealed: dangerList.sealedLooked })
    .from(dangerList)
    .where(eq(dangerList.userId, userId));
  if (!row) return new Map();
  const cipher = await vault.cipherOf(db, userId);
  const opened = orNull(() => cipher.open(context('sealed_looked', userId), row.sealed));
  return opened === null ? new Map() : new Map(JSON.parse(opened) as [string, string][]);
}

interface LookedThrough {
  version: number;
  edition: number;
  ids: readonly string[];
  looked: ReadonlyMap<string, string>;
}

/** Of two looks at once, the one at the later version stands. */
export async function keepDangers(db: DbOrTx, vault: Vault, userId: string, found: LookedThrough): Promise<void> {
  const { version, edition } = found;
  const cipher = await vault.cipherOf(db, userId);
  const sealedDangers = cipher.seal(context('sealed_dangers', userId), JSON.stringify(found.ids));
  const sealedLooked = cipher.seal(context('sealed_looked', userId), JSON.stringify([...found.looked]));
  await db
    .insert(dangerList)
    .values({ userId, version, edition, sealedDangers, sealedLooked })
    .onConflictDoUpdate({
      target: dangerList.userId,
      set: { version, edition, sealedDangers, sealedLooked },
      setWhere: sql`${dangerList.version} <= ${version}`,
    });
}
