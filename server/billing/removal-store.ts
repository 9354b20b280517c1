import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../platform/db/open';
import { customerRemoval } from '../platform/db/schema';

export type Removal = typeof customerRemoval.$inferSelect;

export async function insertRemoval(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx.insert(customerRemoval).values({ customerId, notBefore: now }).onConflictDoNothing();
}

export async function listRemovals(db: Db, now: Date): Promise<Removal[]> {
  return db
    .select()
    .from(customerRemoval)
    .where(lte(customerRemoval.notBefore, now))
    .orderBy(asc(customerRemoval.notBefore))
    .limit(50);
}

/** `unknownSince`: null where the provider was not able to say whether it knows him. */
export async function postponeRemoval(
  db: DbOrTx,
  customerId: string,
  { notBefore, unknownSince }: Pick<Removal, 'notBefore' | 'unknownSince'>,
): Promise<void> {
  await db
    .update(customerRemoval)
    .set({ notBefore, unknownSince, attempts: sql`${customerRemoval.attempts} + 1` })
    .where(eq(customerRemoval.customerId, customerId));
}

export async function deleteRemoval(db: DbOrTx, customerId: string): Promise<void> {
  await db.delete(customerRemoval).where(eq(customerRemoval.customerId, customerId));
}
