import { and, eq, sql } from 'drizzle-orm';
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
  /** Which writing of the list was read: PostgreSQL's own mark of the row; null where there is none yet. */
  writing: string | null;
  /** As of a version; null where nobody has looked yet or it cannot be read. */
  known: Known<Danger> | null;
}

const writing = sql<string>`${dangerList}.xmin::text || ${dangerList}.ctid::text`;

/** What was found at the last look, and whether anything has changed since. */
export async function readDangers<Danger>(db: DbOrTx, vault: Vault, userId: string): Promise<Look<Danger>> {
  const { version, edition, sealedDangers: sealed } = dangerList;
  const [row] = await db
    .select({ now: assistantIndex.version, list: { version, edition, sealed }, writing })
    .from(assistantIndex)
    .leftJoin(dangerList, eq(dangerList.userId, assistantIndex.userId))
    .where(eq(assistantIndex.userId, userId));
  if (!row?.list) return { version: row?.now ?? 0, writing: null, known: null };
  const { list, now } = row;
  const cipher = await vault.cipherOf(db, userId);
  const opened = orNull(() => cipher.open(context('sealed_dangers', userId), list.sealed));
  const found = opened === null ? null : foundIn<Danger>(opened);
  const known = found && { version: list.version, edition: list.edition, found };
  return { version: now, writing: row.writing, known };
}

/** Lists of earlier editions have ids alone; they are looked through anew before anything else is taken from them. */
const foundIn = <Danger>(opened: string): FoundIn<Danger>[] =>
  (JSON.parse(opened) as (FoundIn<Danger> | string)[]).map((one) =>
    typeof one === 'string' ? { id: one, dangers: [] } : one,
  );

/** What was looked through: each answer as it was then. Null where the list was written anew since. */
export async function readLooked(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  was: string | null,
): Promise<Map<string, string> | null> {
  const [row] = await db
    .select({ sealed: dangerList.sealedLooked, writing })
    .from(dangerList)
    .where(eq(dangerList.userId, userId));
  if (!row || row.writing !== was) return null;
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

/**
 * False where somebody has written the list since this writing of it was read: what is kept says of each answer whether it
 * was looked through, so nothing may be kept beside what another look found.
 */
export async function keepDangers(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { was, ...all }: LookedThrough & { was: string | null },
): Promise<boolean> {
  const { version, edition } = all;
  const cipher = await vault.cipherOf(db, userId);
  const sealedDangers = cipher.seal(context('sealed_dangers', userId), JSON.stringify(all.found));
  const sealedLooked = cipher.seal(context('sealed_looked', userId), JSON.stringify([...all.looked]));
  const row = { version, edition, sealedDangers, sealedLooked };
  const written =
    was === null
      ? await db
          .insert(dangerList)
          .values({ userId, ...row })
          .onConflictDoNothing()
          .returning({ userId: dangerList.userId })
      : await db
          .update(dangerList)
          .set(row)
          .where(and(eq(dangerList.userId, userId), eq(writing, was)))
          .returning({ userId: dangerList.userId });
  return written.length > 0;
}
