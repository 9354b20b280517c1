import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { BoundedBytes } from '../platform/bounded-bytes';
import { Unreadable } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { assistantIndex, assistantPage, user } from '../platform/db/schema';

/** A page of the index, opened; null bytes where it cannot be. */
export interface OpenedPage {
  page: number;
  bytes: Buffer | null;
}

export interface StoredIndex {
  version: number;
  indexedVersion: number;
  pages: OpenedPage[];
}

const sealContext = (page: number) => ({ table: 'assistant_page', column: 'sealed_notes', rowId: String(page) });

interface Shelved {
  page: number;
  /** Which writing of the page it is: PostgreSQL's own mark of the row. */
  stamp: string;
}

interface SealedPage {
  page: number;
  bytes: Buffer;
}

/** Pages as they lie in the database, sealed: reading some megabytes of them takes longer than opening them. */
const shelf = new BoundedBytes(64 * 1024 * 1024);
const stamp = sql<string>`${assistantPage}.xmin::text || ${assistantPage}.ctid::text`;

/** The versions and the pages of one moment: what is said to be current is what was read. Undefined where he never answered. */
export async function readIndex(db: DbOrTx, vault: Vault, userId: string): Promise<StoredIndex | undefined> {
  const rows = await db
    .select({
      version: assistantIndex.version,
      indexedVersion: assistantIndex.indexedVersion,
      page: assistantPage.page,
      stamp,
    })
    .from(assistantIndex)
    .leftJoin(assistantPage, eq(assistantPage.userId, assistantIndex.userId))
    .where(eq(assistantIndex.userId, userId))
    .orderBy(asc(assistantPage.page));
  const [first] = rows;
  if (!first) return undefined;
  const { version, indexedVersion } = first;
  const sealed = await sealedPages(
    db,
    userId,
    rows.flatMap(({ page, stamp: mark }) => (page === null ? [] : [{ page, stamp: mark }])),
  );
  // Written again since its stamp was read; the next look finds it.
  if (!sealed) return readIndex(db, vault, userId);
  const cipher = await vault.cipherOf(db, userId);
  const pages = sealed.map(({ page, bytes }) => ({ page, bytes: opened(cipher, page, bytes) }));
  return { version, indexedVersion, pages };
}

/** From the shelf, and what is not there from the database. Null where one of them is no longer what was wanted. */
async function sealedPages(db: DbOrTx, userId: string, wanted: Shelved[]): Promise<SealedPage[] | null> {
  const keyOf = (one: Shelved) => `${userId}|${one.page}|${one.stamp}`;
  const found = new Map(wanted.map((one) => [keyOf(one), shelf.get(keyOf(one))]));
  const missing = wanted.filter((one) => !found.get(keyOf(one))).map(({ page }) => page);
  if (missing.length > 0) {
    const rows = await db
      .select({ page: assistantPage.page, stamp, sealedNotes: assistantPage.sealedNotes })
      .from(assistantPage)
      .where(and(eq(assistantPage.userId, userId), inArray(assistantPage.page, missing)));
    for (const row of rows) {
      found.set(keyOf(row), row.sealedNotes);
      shelf.set(keyOf(row), row.sealedNotes);
    }
  }
  const pages = wanted.flatMap((one) => {
    const bytes = found.get(keyOf(one));
    return bytes ? [{ page: one.page, bytes }] : [];
  });
  return pages.length === wanted.length ? pages : null;
}

function opened(cipher: UserCipher, page: number, sealed: Buffer): Buffer | null {
  try {
    return cipher.openBytes(sealContext(page), sealed);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Writes these pages; one without bytes is removed. */
export async function writePages(tx: Tx, vault: Vault, userId: string, pages: OpenedPage[]): Promise<void> {
  const cipher = await vault.cipherOf(tx, userId);
  for (const { page, bytes } of pages) {
    if (bytes === null) {
      await tx.delete(assistantPage).where(and(eq(assistantPage.userId, userId), eq(assistantPage.page, page)));
      continue;
    }
    const sealedNotes = cipher.sealBytes(sealContext(page), bytes);
    await tx
      .insert(assistantPage)
      .values({ userId, page, sealedNotes })
      .onConflictDoUpdate({ target: [assistantPage.userId, assistantPage.page], set: { sealedNotes } });
  }
}

/** As if an answer had changed: the pages are looked through again. */
export async function outdateIndex(db: DbOrTx, userId: string): Promise<void> {
  await db
    .update(assistantIndex)
    .set({ version: sql`${assistantIndex.version} + 1` })
    .where(eq(assistantIndex.userId, userId));
}

export interface Lease {
  userId: string;
  lease: string;
}

/** False while another instance works on it. By the database's clock: instances may disagree about the time. */
export async function takeLease(db: DbOrTx, { userId, lease }: Lease, milliseconds: number): Promise<boolean> {
  const free = or(isNull(assistantIndex.leaseUntil), lte(assistantIndex.leaseUntil, sql`now()`));
  const taken = await db
    .update(assistantIndex)
    .set({ lease, leaseUntil: sql`now() + ${milliseconds} * interval '1 millisecond'` })
    .where(and(eq(assistantIndex.userId, userId), free))
    .returning({ userId: assistantIndex.userId });
  return taken.length > 0;
}

export async function dropLease(db: DbOrTx, { userId, lease }: Lease): Promise<void> {
  await db
    .update(assistantIndex)
    .set({ lease: null, leaseUntil: null })
    .where(and(eq(assistantIndex.userId, userId), eq(assistantIndex.lease, lease)));
}

/** The version as it is now, held until the transaction ends; null where the lease is no longer ours. */
export async function lockIndex(tx: Tx, { userId, lease }: Lease): Promise<number | null> {
  // In the order in which deleting an account takes them, or the two would wait for each other.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share');
  const [row] = await tx
    .select({ version: assistantIndex.version })
    .from(assistantIndex)
    .where(and(eq(assistantIndex.userId, userId), eq(assistantIndex.lease, lease)))
    .for('update');
  return row?.version ?? null;
}

type Progress = Partial<
  Pick<typeof assistantIndex.$inferSelect, 'indexedVersion' | 'prunedVersion' | 'withoutVectors' | 'isDue'>
>;

export async function saveProgress(tx: Tx, userId: string, progress: Progress): Promise<void> {
  await tx.update(assistantIndex).set(progress).where(eq(assistantIndex.userId, userId));
}
