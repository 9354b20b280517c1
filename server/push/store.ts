import { createHash } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import { type DbOrTx, isOneOf, type Tx } from '../platform/db/open';
import { pushSubscription, session } from '../platform/db/schema';
import type { Receiver } from '../platform/push/message';

/** Where a browser takes notifications for somebody. */
export interface Place {
  userId: string;
  sessionId: string;
}

/** As it is sealed. */
interface Subscription {
  endpoint: string;
  publicKey: string;
  auth: string;
}

const placeOf = (rowId: string) => ({ table: 'push_subscription', column: 'sealed_subscription', rowId });
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** False where the session has ended meanwhile. */
export async function holdSession(tx: Tx, { userId, sessionId }: Place): Promise<boolean> {
  const isHis = and(eq(session.id, sessionId), eq(session.userId, userId));
  const rows = await tx.select({ id: session.id }).from(session).where(isHis).for('key share');
  return rows.length > 0;
}

/** An address is one browser: whoever had it before has it no more. What is on its way to the same person stays so. */
export async function writeDevice(
  tx: Tx,
  vault: Vault,
  { userId, sessionId }: Place,
  given: Subscription,
  now: Date,
): Promise<void> {
  const endpointHash = hashOf(given.endpoint);
  const isThis = eq(pushSubscription.endpointHash, endpointHash);
  const { id: known, userId: owner } = pushSubscription;
  const [before] = await tx.select({ id: known, owner }).from(pushSubscription).where(isThis).for('update');
  const id = before?.owner === userId ? before.id : newId();
  const cipher = await vault.cipherOf(tx, userId);
  const sealedSubscription = cipher.seal(placeOf(id), JSON.stringify(given));
  if (before && before.id !== id) await tx.delete(pushSubscription).where(eq(pushSubscription.id, before.id));
  await tx
    .insert(pushSubscription)
    .values({ id, userId, sessionId, sealedSubscription, endpointHash, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscription.id, set: { sessionId, sealedSubscription } });
}

/** A browser has one address at a time, and somebody not more browsers than so many: the oldest make room. */
export async function dropOthers(tx: Tx, { userId, sessionId }: Place, endpoint: string, most: number): Promise<void> {
  const { id, userId: owner, sessionId: of, endpointHash, createdAt } = pushSubscription;
  await tx.delete(pushSubscription).where(and(eq(of, sessionId), ne(endpointHash, hashOf(endpoint))));
  const kept = tx
    .select({ id })
    .from(pushSubscription)
    .where(eq(owner, userId))
    .orderBy(desc(sql`${endpointHash} = ${hashOf(endpoint)}`), desc(createdAt), desc(id))
    .limit(most);
  await tx.delete(pushSubscription).where(and(eq(owner, userId), sql`${id} not in ${kept}`));
}

export async function dropDevicesOf(db: DbOrTx, { userId, sessionId }: Place): Promise<void> {
  const { userId: owner, sessionId: of } = pushSubscription;
  await db.delete(pushSubscription).where(and(eq(owner, userId), eq(of, sessionId)));
}

export async function dropDevice(db: DbOrTx, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

export interface Device {
  id: string;
  userId: string;
  sessionId: string;
  /** On how many days running it took nothing. */
  failures: number;
}

/** Those of many people. One whose session is over has none, though the session may still be written down. */
export function listDevices(db: DbOrTx, userIds: string[], now: Date): Promise<Device[]> {
  const { id, userId, sessionId, failures, createdAt } = pushSubscription;
  return db
    .select({ id, userId, sessionId, failures })
    .from(pushSubscription)
    .innerJoin(session, and(eq(session.id, sessionId), gt(session.expiresAt, now)))
    .where(isOneOf(userId, userIds))
    .orderBy(createdAt);
}

/** Null where it has ended, or cannot be opened. */
export async function openDevice(db: DbOrTx, vault: Vault, userId: string, id: string): Promise<Receiver | null> {
  const { sealedSubscription, id: key, userId: owner } = pushSubscription;
  const [row] = await db
    .select({ sealedSubscription })
    .from(pushSubscription)
    .where(and(eq(key, id), eq(owner, userId)));
  if (!row) return null;
  const cipher = await vault.cipherOf(db, userId);
  const text = orNull(() => cipher.open(placeOf(id), row.sealedSubscription));
  if (text === null) return null;
  const { endpoint, publicKey, auth } = JSON.parse(text) as Subscription;
  return {
    id,
    endpoint,
    keys: { publicKey: Buffer.from(publicKey, 'base64url'), auth: Buffer.from(auth, 'base64url') },
  };
}

export async function markTaken(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db
    .update(pushSubscription)
    .set({ lastOkAt: now, failures: 0, failedUntil: null })
    .where(eq(pushSubscription.id, id));
}

/** Counted once for each day of his, by the moment at which it ends. */
export async function markFailed(db: DbOrTx, id: string, dayEnds: Date): Promise<void> {
  const { failures, failedUntil } = pushSubscription;
  await db
    .update(pushSubscription)
    .set({ failures: sql`${failures} + 1`, failedUntil: dayEnds })
    .where(
      and(eq(pushSubscription.id, id), sql`${failedUntil} is distinct from ${dayEnds.toISOString()}::timestamptz`),
    );
}
