import { eq, sql } from 'drizzle-orm';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx } from '../platform/db/open';
import { calendarFeed, importantDate } from '../platform/db/schema';
import { type DateRow, openContent } from './store';

export interface FeedRow {
  userId: string;
  discreet: boolean;
  sequence: number;
  changedAt: Date;
  createdAt: Date;
  lastReadAt: Date | null;
}

const columns = {
  userId: calendarFeed.userId,
  discreet: calendarFeed.discreet,
  sequence: calendarFeed.sequence,
  changedAt: calendarFeed.changedAt,
  createdAt: calendarFeed.createdAt,
  lastReadAt: calendarFeed.lastReadAt,
};

export async function findFeed(db: DbOrTx, userId: string): Promise<FeedRow | undefined> {
  const [row] = await db.select(columns).from(calendarFeed).where(eq(calendarFeed.userId, userId));
  return row;
}

/** One for each account: what was there before is overwritten, and with it the address that led to it. */
export async function putFeed(
  db: DbOrTx,
  feed: { userId: string; tokenHash: Buffer; discreet: boolean; createdAt: Date },
): Promise<FeedRow | undefined> {
  const fresh = { ...feed, changedAt: feed.createdAt, sequence: 0, lastReadAt: null };
  const [row] = await db
    .insert(calendarFeed)
    .values(fresh)
    .onConflictDoUpdate({ target: calendarFeed.userId, set: fresh })
    .returning(columns);
  return row;
}

/** Counted up where it changes something: a calendar keeps an entry that is not visibly newer. */
export async function setDiscreet(
  db: DbOrTx,
  userId: string,
  discreet: boolean,
  changedAt: Date,
): Promise<FeedRow | undefined> {
  const isOther = sql`${calendarFeed.discreet} <> ${discreet}`;
  const [row] = await db
    .update(calendarFeed)
    .set({
      discreet,
      sequence: sql`${calendarFeed.sequence} + (${isOther})::int`,
      changedAt: sql`case when ${isOther} then ${changedAt.toISOString()}::timestamptz else ${calendarFeed.changedAt} end`,
    })
    .where(eq(calendarFeed.userId, userId))
    .returning(columns);
  return row;
}

export async function deleteFeed(db: DbOrTx, userId: string): Promise<boolean> {
  const deleted = await db.delete(calendarFeed).where(eq(calendarFeed.userId, userId)).returning(columns);
  return deleted.length > 0;
}

export interface ReadFeed extends FeedRow {
  dates: DateRow[];
}

/** The feed and its dates in one query, by the hash of the secret in its address. */
export async function findByToken(db: DbOrTx, vault: Vault, tokenHash: Buffer): Promise<ReadFeed | undefined> {
  const rows = await db
    .select({ feed: columns, date: importantDate })
    .from(calendarFeed)
    .leftJoin(importantDate, eq(importantDate.userId, calendarFeed.userId))
    .where(eq(calendarFeed.tokenHash, tokenHash))
    .orderBy(importantDate.id);
  const feed = rows[0]?.feed;
  if (!feed) return undefined;
  const cipher = await vault.cipherOf(db, feed.userId);
  const dates = rows.flatMap(({ date }) =>
    date ? [{ ...date, content: openContent(cipher, date.id, date.sealedDate) }] : [],
  );
  return { ...feed, dates };
}

export async function noteReading(db: DbOrTx, userId: string, at: Date): Promise<void> {
  await db.update(calendarFeed).set({ lastReadAt: at }).where(eq(calendarFeed.userId, userId));
}
