import { and, count, eq, gt, gte, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { deleteInBatches } from '../platform/db/in-batches';
import { type Db, type DbOrTx, rowsOf, type Tx } from '../platform/db/open';
import { mailedToken, session, user } from '../platform/db/schema';

export type UserRow = typeof user.$inferSelect;
export type NewUser = typeof user.$inferInsert;
export type MailedToken = typeof mailedToken.$inferSelect;
export type TokenPurpose = MailedToken['purpose'];

/** The hash of an account whose sign-ups disagreed: no password is right until one is chosen by mail. */
export const NO_PASSWORD = '';

/** One mailbox, one account, however it is written. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export async function findUserByEmail(db: DbOrTx, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(eq(user.emailKey, emailKey(email)));
  return row;
}

export async function findUser(db: DbOrTx, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return row;
}

/** Holds the row until the transaction ends: what is decided from it stays true. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('update');
  return row;
}

/** Keeps the account from being deleted until the transaction ends, and stands in the way of nothing else. */
export async function keepUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('key share');
  return row;
}

/** As `lockUser`, for whoever has the address once the lock is held. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(user)
    .where(eq(user.emailKey, emailKey(email)))
    .for('update');
  return row;
}

/** Undefined where the address was taken in the meantime. */
export async function insertUser(tx: Tx, row: NewUser): Promise<UserRow | undefined> {
  const [inserted] = await tx.insert(user).values(row).onConflictDoNothing({ target: user.emailKey }).returning();
  return inserted;
}

export async function updateUser(db: DbOrTx, id: string, change: Partial<NewUser>): Promise<void> {
  await db.update(user).set(change).where(eq(user.id, id));
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(user).where(eq(user.id, id));
}

/** In words that the index of administrators is made of. */
const isAdministrator = sql`${user.isAdmin}`;

/** Counted under a lock on all of them, so that two administrators cannot delete each other at once. */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  // In one order, so that neither of two waits for the other.
  const rows = await tx.select({ id: user.id }).from(user).where(isAdministrator).orderBy(user.id).for('update');
  return rows.map((row) => row.id);
}

export async function countAdministrators(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ n: count() }).from(user).where(isAdministrator);
  return row?.n ?? 0;
}

export type NewSession = typeof session.$inferInsert;

interface LoggingIn {
  session: NewSession;
  /** The one that his password was checked against. */
  passwordHash: string;
  timeZone: string;
}

/**
 * Starts a session in one round trip, under a lock on the account; false where it was deleted or given another password
 * while this one was being checked.
 */
export async function enterAccount(db: Db, { session: row, passwordHash, timeZone }: LoggingIn): Promise<boolean> {
  const { id, userId, createdAt, expiresAt } = row;
  const entered = await rowsOf(
    db,
    sql`with account as (select id from ${user} where id = ${userId} and password_hash = ${passwordHash} for no key update),
      seen as (update ${user} u set last_login = ${createdAt.toISOString()}::timestamptz, time_zone = ${timeZone}
        from account where u.id = account.id)
      insert into ${session} (id, user_id, created_at, expires_at)
      select ${id}::uuid, account.id, ${createdAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from account returning id`,
  );
  return entered.length > 0;
}

export async function insertSession(tx: Tx, row: NewSession): Promise<void> {
  await tx.insert(session).values(row);
}

export async function deleteSession(db: DbOrTx, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}

export async function deleteSessionsOf(tx: Tx, userId: string, except?: string): Promise<void> {
  await tx.delete(session).where(and(eq(session.userId, userId), except ? ne(session.id, except) : undefined));
}

export async function insertToken(tx: Tx, row: typeof mailedToken.$inferInsert): Promise<void> {
  await tx.insert(mailedToken).values(row);
}

export async function findToken(db: DbOrTx, hash: Buffer): Promise<MailedToken | undefined> {
  const [row] = await db.select().from(mailedToken).where(eq(mailedToken.hash, hash));
  return row;
}

/** Spends a link: of any number of tries at once, one gets the row. */
export async function spendToken(tx: Tx, hash: Buffer, now: Date): Promise<MailedToken | undefined> {
  const [row] = await tx
    .update(mailedToken)
    .set({ usedAt: now })
    .where(and(eq(mailedToken.hash, hash), isNull(mailedToken.usedAt), gt(mailedToken.expiresAt, now)))
    .returning();
  return row;
}

/** Links that must no longer work; the one just used stays, to be recognised when it is opened again. */
export async function deleteTokens(
  tx: Tx,
  userId: string,
  which: { purpose: TokenPurpose; except?: Buffer; since?: Date },
): Promise<void> {
  await tx
    .delete(mailedToken)
    .where(
      and(
        eq(mailedToken.userId, userId),
        eq(mailedToken.purpose, which.purpose),
        which.except && ne(mailedToken.hash, which.except),
        which.since && gte(mailedToken.createdAt, which.since),
      ),
    );
}

/** Takes an address from a sign-up that nobody ever confirmed. */
export async function deleteUnconfirmed(tx: Tx, email: string): Promise<void> {
  await tx.delete(user).where(and(eq(user.emailKey, emailKey(email)), isNull(user.activatedAt)));
}

export function purgeSessions(db: Db, now: Date): Promise<void> {
  return deleteInBatches(db, session, lt(session.expiresAt, now));
}

/** Links that were not used go at once; of those that were, it is remembered for a while that they had been good. */
export function purgeLinks(db: Db, now: Date, usedBefore: Date): Promise<void> {
  const { expiresAt, usedAt } = mailedToken;
  return deleteInBatches(db, mailedToken, or(lt(expiresAt, usedBefore), and(isNull(usedAt), lt(expiresAt, now))));
}

/** Sign-ups that nobody ever confirmed. Somebody may have signed up again today with such an address: his link must work. */
export function purgeAbandoned(db: Db, before: Date): Promise<void> {
  const link = db.select({ hash: mailedToken.hash }).from(mailedToken).where(eq(mailedToken.userId, user.id));
  return deleteInBatches(
    db,
    user,
    and(isNull(user.activatedAt), lt(user.createdAt, before), eq(user.isAdmin, false), notExists(link)),
  );
}
