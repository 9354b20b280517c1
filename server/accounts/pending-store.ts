import { and, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { updateInBatches } from '../platform/db/in-batches';
import type { Db, DbOrTx, Tx } from '../platform/db/open';
import { user } from '../platform/db/schema';
import { emailKey, type UserRow } from './store';

/** What an account without a changed address has in its place. */
export const NOTHING_PENDING = { pendingEmail: null, pendingEmailKey: null, pendingUntil: null };

/** What a login needs of an account. */
export type LoginRow = Pick<UserRow, 'id' | 'email' | 'passwordHash' | 'activatedAt' | 'timeZone'>;

/**
 * Whom somebody means who logs in with this address: who has proved it; else who wants it and has yet to prove it; else a
 * sign-up that waits. Always one query and one account, so that the time a login takes tells nothing.
 */
export async function findForLogin(db: DbOrTx, email: string, now: Date): Promise<LoginRow | undefined> {
  const key = emailKey(email);
  const { id, passwordHash, activatedAt, timeZone } = user;
  const [row] = await db
    .select({ id, email: user.email, passwordHash, activatedAt, timeZone })
    .from(user)
    .where(or(eq(user.emailKey, key), and(eq(user.pendingEmailKey, key), gt(user.pendingUntil, now))))
    .orderBy(
      sql`case when ${user.emailKey} <> ${key} then 1 when ${user.activatedAt} is not null then 0 else 2 end`,
      sql`${user.pendingUntil} desc nulls last`,
    )
    .limit(1);
  return row;
}

/**
 * An address that was just proved is nobody else's to wait for. Who is busy at this moment is passed over: two who prove it
 * at once must not wait for each other, and what is left over opens nothing and lapses. An account that never proved any
 * address keeps the trace of its only one, by which an administrator can find it.
 */
export async function dropPendingOfOthers(tx: Tx, email: string, ownerId: string): Promise<void> {
  const others = tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.pendingEmailKey, emailKey(email)), ne(user.id, ownerId), isNotNull(user.emailVerifiedAt)))
    .for('update', { skipLocked: true });
  await tx.update(user).set(NOTHING_PENDING).where(sql`${user.id} in ${others}`);
}

/** A mistyped address may be a stranger's: it is not kept longer than it counts. */
export function purgePending(db: Db, now: Date): Promise<void> {
  const hasLapsed = and(isNotNull(user.pendingEmailKey), lte(user.pendingUntil, now));
  return updateInBatches(db, user, NOTHING_PENDING, hasLapsed);
}
