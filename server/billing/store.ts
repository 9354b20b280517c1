import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../platform/db/batched-delete';
import type { Db, DbOrTx, Tx } from '../platform/db/open';
import { customerRemoval, paymentEvent, subscription, user } from '../platform/db/schema';
import type { ProviderSubscription } from '../platform/payments/payments';

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

/** Writes what the provider said. False where something that was asked for later has been written already. */
export async function applySync(
  db: Db,
  customerId: string,
  ticket: number,
  said: ProviderSubscription | null,
  now: Date,
): Promise<boolean> {
  const applied = await db
    .update(subscription)
    .set({ ...factsOf(said), updatedAt: now, syncApplied: ticket })
    .where(and(eq(subscription.customerId, customerId), lt(subscription.syncApplied, ticket)))
    .returning({ ticket: subscription.syncApplied });
  return applied.length > 0;
}

/** Customers in the order of their ids, some at a time. */
export async function listCustomers(db: Db, after: string, most: number): Promise<KnownCustomer[]> {
  const rows = await db
    .select({ customerId: subscription.customerId, userId: subscription.userId })
    .from(subscription)
    .where(and(isNotNull(subscription.customerId), gt(subscription.customerId, after)))
    .orderBy(asc(subscription.customerId))
    .limit(most);
  return rows.flatMap(({ customerId, userId }) => (customerId ? { customerId, userId } : []));
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

export async function insertRemoval(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx.insert(customerRemoval).values({ customerId, notBefore: now }).onConflictDoNothing();
}

export async function listRemovals(db: Db, now: Date): Promise<{ customerId: string; attempts: number }[]> {
  return db
    .select({ customerId: customerRemoval.customerId, attempts: customerRemoval.attempts })
    .from(customerRemoval)
    .where(lte(customerRemoval.notBefore, now))
    .limit(50);
}

export async function postponeRemoval(db: Db, customerId: string, notBefore: Date): Promise<void> {
  await db
    .update(customerRemoval)
    .set({ notBefore, attempts: sql`${customerRemoval.attempts} + 1` })
    .where(eq(customerRemoval.customerId, customerId));
}

export async function deleteRemoval(db: Db, customerId: string): Promise<void> {
  await db.delete(customerRemoval).where(eq(customerRemoval.customerId, customerId));
}
