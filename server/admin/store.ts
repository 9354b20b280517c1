import { and, asc, count, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserPage, UserSort } from '../../contract/admin';
import type { Db } from '../platform/db/open';
import { question, subscription, subscriptionFacts, user, visitCount } from '../platform/db/schema';

/** What an administrator may know of somebody: named one by one, numbers and never a text. */
const listed = {
  id: user.id,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  isAdmin: user.isAdmin,
  createdAt: user.createdAt,
  lastLogin: user.lastLogin,
  answersCount: user.answersCount,
  customQuestionsCount: user.customQuestionsCount,
  subscription: subscriptionFacts,
};

/** Each stands on an index, read forwards or backwards; ids decide between equals, so that no page repeats another's. */
const orders: Record<UserSort, Record<UserPage['order'], SQL[]>> = {
  email: { asc: [asc(user.emailKey)], desc: [desc(user.emailKey)] },
  created_at: { asc: [asc(user.createdAt), asc(user.id)], desc: [desc(user.createdAt), desc(user.id)] },
  last_login: {
    asc: [sql`${user.lastLogin} asc nulls first`, asc(user.id)],
    desc: [sql`${user.lastLogin} desc nulls last`, desc(user.id)],
  },
};

/** Not `like`, in which a % or an _ of an address would mean something else. Also an address that waits for its proof. */
function hasInEmail(search: string): SQL | undefined {
  if (!search) return undefined;
  return sql`strpos(${user.emailKey} || ' ' || coalesce(${user.pendingEmailKey}, ''), ${search.toLowerCase()}) > 0`;
}

/** First whose page it is, by the index alone; only those few are then looked up, however many come before them. */
export function listUsers(db: Db, { page, limit, sort, order, search }: UserPage) {
  const sorted = orders[sort][order];
  const shown = db
    .select({ id: user.id })
    .from(user)
    .where(hasInEmail(search))
    .orderBy(...sorted)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('shown');
  return db
    .select(listed)
    .from(shown)
    .innerJoin(user, eq(user.id, shown.id))
    .leftJoin(subscription, eq(subscription.userId, user.id))
    .orderBy(...sorted);
}

export type ListedUser = Awaited<ReturnType<typeof listUsers>>[number];

export async function countUsers(db: Db, search = ''): Promise<number> {
  const [row] = await db.select({ n: count() }).from(user).where(hasInEmail(search));
  return row?.n ?? 0;
}

export async function findListed(db: Db, id: string): Promise<ListedUser | undefined> {
  const [row] = await db
    .select(listed)
    .from(user)
    .leftJoin(subscription, eq(subscription.userId, user.id))
    .where(eq(user.id, id));
  return row;
}

/** Everybody's: what somebody asks his own wife is not counted here. */
export async function countPool(db: Db): Promise<number> {
  const inPool = and(isNull(question.createdByUserId), isNull(question.retiredAt));
  const [row] = await db.select({ n: count() }).from(question).where(inPool);
  return row?.n ?? 0;
}

export async function countSince(db: Db, since: Date): Promise<{ total: number; joined: number; active: number }> {
  const [row] = await db
    .select({
      total: count(),
      joined: sql<number>`count(*) filter (where ${gte(user.createdAt, since)})`.mapWith(Number),
      active: sql<number>`count(*) filter (where ${gte(user.lastSeenAt, since)})`.mapWith(Number),
    })
    .from(user);
  return row ?? { total: 0, joined: 0, active: 0 };
}

/** How many joined from each moment on, until the next. By the number of the moment, the first is 1. */
export async function countJoined(db: Db, moments: Date[]): Promise<Map<number, number>> {
  const bounds = `{${moments.map((moment) => moment.toISOString()).join(',')}}`;
  const step = sql<number>`width_bucket(${user.createdAt}, ${bounds}::timestamptz[])`.mapWith(Number);
  const rows = await db
    .select({ step, people: count() })
    .from(user)
    .where(moments[0] && gte(user.createdAt, moments[0]))
    .groupBy(sql`1`);
  return new Map(rows.map(({ step: number, people }) => [number, people]));
}

/** How many were here in each hour or day, by its beginning. */
export async function readVisits(db: Db, scale: 'hour' | 'day', since: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ startsAt: visitCount.startsAt, people: visitCount.people })
    .from(visitCount)
    .where(and(eq(visitCount.scale, scale), gte(visitCount.startsAt, since)));
  return new Map(rows.map(({ startsAt, people }) => [startsAt.getTime(), people]));
}
