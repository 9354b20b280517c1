import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/open';
import { calendarFeed } from '../platform/db/schema';

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
  /** Another one as soon as one of its dates is added, changed or gone. */
  datesEdition: string;
}

/** Named in full: inside the subquery, a bare column would be one of the dates. */
const datesEdition = sql<string>`(select coalesce(md5(string_agg(d.id::text || d.sequence || d.updated_at, ',' order by d.id)), '')
  from important_date d where d.user_id = calendar_feed.user_id)`;

/** By the hash of the secret in its address. */
export async function findByToken(db: DbOrTx, tokenHash: Buffer): Promise<ReadFeed | undefined> {
  const [row] = await db
    .select({ ...columns, datesEdition })
    .from(calendarFeed)
    .where(eq(calendarFeed.tokenHash, tokenHash));
  return row;
}

export async function noteReading(db: DbOrTx, userId: string, at: Date): Promise<void> {
  await db.update(calendarFeed).set({ lastReadAt: at }).where(eq(calendarFeed.userId, userId));
}
