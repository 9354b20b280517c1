import { and, asc, count, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../platform/db/in-batches';
import type { Db, DbOrTx, Tx } from '../platform/db/open';
import { paymentEvent, subscription, user } from '../platform/db/schema';
import { CHARGED, type ProviderSubscription } from '../platform/payments/payments';
import { insertRemoval } from './removal-store';

export type SubscriptionRow = typeof subscription.$inferSelect;
type NewSubscription = typeof subscription.$inferInsert;

export interface KnownCustomer {
  customerId: string;
  userId: string;
}

/** One row a user: what the payment provider last said of him. */
export async function saveSubscription(db: DbOrTx, row: NewSubscription): Promise<void> {
  const { userId, ...facts } = row;
  await db
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({ target: subscription.userId, set: { userId, ...facts } });
}

export async function findSubscription(db: DbOrTx, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscription).where(eq(subscription.userId, userId));
  return row;
}

/**
 * Keeps the customer that was first made; an earlier one stays, unless it is the one that he comes instead of. False
 * where the account was deleted meanwhile: then he is to be removed at the provider.
 */
export async function keepCustomer(
  db: Db,
  { userId, customerId, instead }: KnownCustomer & { instead: string | undefined },
  now: Date,
): Promise<boolean> {
  const fresh = { customerId, ...factsOf(null), updatedAt: now };
  return db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share');
    if (!owner) {
      await insertRemoval(tx, customerId, now);
      return false;
    }
    await tx
      .insert(subscription)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({
        target: subscription.userId,
        set: fresh,
        setWhere: instead ? eq(subscription.customerId, instead) : isNull(subscription.customerId),
      });
    return true;
  });
}

export async function countRows(db: Db, which: SQL): Promise<number> {
  const [row] = await db.select({ n: count() }).from(subscription).where(which);
  return row?.n ?? 0;
}

export async function countEverybody(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(user);
  return row?.n ?? 0;
}

/** Null: for good. Whoever never had a subscription gets a row that says so. */
export async function saveGrant(tx: Tx, userId: string, until: Date | null, now: Date): Promise<void> {
  const grant = { grantedAt: now, grantedUntil: until };
  await tx
    .insert(subscription)
    .values({ userId, ...factsOf(null), ...grant, updatedAt: now })
    .onConflictDoUpdate({ target: subscription.userId, set: grant });
}

/** False where there was none. */
export async function dropGrant(tx: Tx, userId: string): Promise<boolean> {
  const dropped = await tx
    .update(subscription)
    .set({ grantedAt: null, grantedUntil: null })
    .where(and(eq(subscription.userId, userId), isNotNull(subscription.grantedAt)))
    .returning({ userId: subscription.userId });
  return dropped.length > 0;
}

/** Undefined where the customer belongs to nobody here. */
export async function drawSyncTicket(db: Db, customerId: string): Promise<number | undefined> {
  const [row] = await db
    .update(subscription)
    .set({ syncTicket: sql`${subscription.syncTicket} + 1` })
    .where(eq(subscription.customerId, customerId))
    .returning({ ticket: subscription.syncTicket });
  return row?.ticket;
}

function factsOf(said: ProviderSubscription | null) {
  return {
    subscriptionId: said?.id ?? null,
    status: said?.status ?? 'none',
    currentPeriodEnd: said?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: said?.cancelAtPeriodEnd ?? false,
  };
}

/** `compareAfter` counts where he is charged, or may yet be. */
interface News {
  ticket: number;
  said: ProviderSubscription | null;
  compareAfter: Date;
}

/** Writes what the provider said. False where something that was asked for later has been written already. */
export async function applySync(db: Db, customerId: string, news: News, now: Date): Promise<boolean> {
  const { ticket, said, compareAfter } = news;
  const again = CHARGED.has(said?.status ?? '') && { compareAfter };
  const applied = await db
    .update(subscription)
    .set({ ...factsOf(said), ...again, updatedAt: now, syncApplied: ticket })
    .where(and(eq(subscription.customerId, customerId), lt(subscription.syncApplied, ticket)))
    .returning({ ticket: subscription.syncApplied });
  return applied.length > 0;
}

/** Those to be compared with the provider's books by now, the longest overdue first. */
export async function listToCompare(db: Db, now: Date, most: number): Promise<KnownCustomer[]> {
  const rows = await db
    .select({ customerId: subscription.customerId, userId: subscription.userId })
    .from(subscription)
    .where(and(isNotNull(subscription.customerId), lte(subscription.compareAfter, now)))
    .orderBy(asc(subscription.compareAfter), asc(subscription.userId))
    .limit(most);
  return rows.flatMap(({ customerId, userId }) => (customerId ? { customerId, userId } : []));
}

export async function compareNext(db: Db, customerId: string, compareAfter: Date): Promise<void> {
  await db.update(subscription).set({ compareAfter }).where(eq(subscription.customerId, customerId));
}

/**
 * Who was due at `due` is so no more. Null: nothing more can come of it, until he opens a page to pay on or the provider
 * speaks of him. If that has happened meanwhile, it counts.
 */
export async function settleComparison(db: Db, customerId: string, due: Date, next: Date | null): Promise<void> {
  await db
    .update(subscription)
    .set({ compareAfter: next })
    .where(and(eq(subscription.customerId, customerId), lte(subscription.compareAfter, due)));
}

/** What the provider's books should say of him now. */
export async function findPayer(db: Db, userId: string) {
  const [row] = await db
    .select({
      customerId: subscription.customerId,
      status: subscription.status,
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt,
    })
    .from(subscription)
    .innerJoin(user, eq(user.id, subscription.userId))
    .where(eq(subscription.userId, userId));
  return row;
}

/** True where the event was dealt with before. */
export async function knowsEvent(db: Db, event: { id: string; type: string }, now: Date): Promise<boolean> {
  await db
    .insert(paymentEvent)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ processedAt: paymentEvent.processedAt })
    .from(paymentEvent)
    .where(eq(paymentEvent.id, event.id));
  return row?.processedAt != null;
}

export async function markProcessed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(paymentEvent)
    .set({ processedAt: now })
    .where(and(eq(paymentEvent.id, id), isNull(paymentEvent.processedAt)));
}

export function purgeEvents(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, paymentEvent, lt(paymentEvent.receivedAt, before));
}
