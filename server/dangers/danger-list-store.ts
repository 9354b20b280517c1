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

interface Look<Danger> {
  /** The version of his answers now, read no later than what was found. */
  version: number;
  /** As of a version; null where nobody has looked yet or it cannot be read. */
  known: Known<Danger> | null;
}

/** What was found at the last look, and whether anything has changed since. */
export async function readDangers<Danger>(db: DbOrTx, vault: Vault, userId: string): Promise<Look<Danger>> {
  const { version, edition, sealedDangers: sealed } = dangerList;
  const [row] = await db
    .select({ now: assistantIndex.version, list: { version, edition, sealed } })
    .from(assistantIndex)
    .leftJoin(dangerList, eq(dangerList.userId, assistantIndex.userId))
    .where(eq(assistantIndex.userId, userId));
  if (!row?.list) return { version: row?.now ?? 0, known: null };
  const { list, now } = row;
  const cipher = await vault.cipherOf(db, userId);
  const opened = orNull(() => cipher.open(context('sealed_dangers', userId), list.sealed));
  const found = opened === null ? null : foundIn<Danger>(opened);
  return { version: now, known: found && { version: list.version, edition: list.edition, found } };
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
