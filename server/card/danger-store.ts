import { eq, sql } from 'drizzle-orm';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx } from '../platform/db/open';
import { dangerList } from '../platform/db/schema';

const context = (column: 'sealed_dangers' | 'sealed_looked', userId: string) => ({
  table: 'danger_list',
  column,
  rowId: userId,
});

/** An answer, and what it warns of: nothing, where it was asked for dangers and told of none. */
export interface FoundIn<Danger> {
  id: string;
  dangers: Danger[];
}

interface Known<Danger> {
  version: number;
  edition: number;
  found: FoundIn<Danger>[];
}

/** What was found, as of a version; null where nobody has looked yet or it cannot be read. */
export async function readDangers<Danger>(db: DbOrTx, vault: Vault, userId: string): Promise<Known<Danger> | null> {
  const { version, edition, sealedDangers: sealed } = dangerList;
  const [row] = await db.select({ version, edition, sealed }).from(dangerList).where(eq(dangerList.userId, userId));
  if (!row) return null;
  const cipher = await vault.cipherOf(db, userId);
  const opened = orNull(() => cipher.open(context('sealed_dangers', userId), row.sealed));
  return opened === null ? null : { version: row.version, edition: row.edition, found: foundIn(opened) };
}

/** Lists of earlier editions have ids alone; they are looked through anew before anything else is taken from them. */
const foundIn = <Danger>(opened: string): FoundIn<Danger>[] =>
  (JSON.parse(opened) as (FoundIn<Danger> | string)[]).map((one) =>
    typeof one === 'string' ? { id: one, dangers: [] } : one,
  );

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
  found: readonly FoundIn<unknown>[];
  looked: ReadonlyMap<string, string>;
}

/** Of two looks at once, the one at the later version stands. */
export async function keepDangers(db: DbOrTx, vault: Vault, userId: string, all: LookedThrough): Promise<void> {
  const { version, edition } = all;
  const cipher = await vault.cipherOf(db, userId);
  const sealedDangers = cipher.seal(context('sealed_dangers', userId), JSON.stringify(all.found));
  const sealedLooked = cipher.seal(context('sealed_looked', userId), JSON.stringify([...all.looked]));
  await db
    .insert(dangerList)
    .values({ userId, version, edition, sealedDangers, sealedLooked })
    .onConflictDoUpdate({
      target: dangerList.userId,
      set: { version, edition, sealedDangers, sealedLooked },
      setWhere: sql`${dangerList.version} <= ${version}`,
    });
}
