import { and, count, eq, type SQL } from 'drizzle-orm';
import type { DateRule, Occasion } from '../../contract/date-rules';
import { limits } from '../../contract/limits';
import { orNull } from '../platform/crypto/cipher';
import type { UserCipher, Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { importantDate, mailPreference, user } from '../platform/db/schema';

/** What is sealed of a date: all of it. */
export interface DateContent {
  occasion: Occasion;
  label: string;
  rule: DateRule;
  /** Farthest first. */
  leads: number[];
  discreetTitle: string | null;
  /** What his last reminders quoted, newest first, so that the next one quotes something else. */
  quoted: { reminder: string; answerIds: string[] }[];
  /** How earlier ones went, newest first; without a text he would rather not say. */
  went: { occurrence: string; text: string | null }[];
}

export interface DateRow {
  id: string;
  userId: string;
  /** Null where the stored date cannot be opened. */
  content: DateContent | null;
  nextOn: string | null;
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
}

/** When his next reminder is due; both null where none ever is. */
export interface Plan {
  nextAt: Date | null;
  nextOn: string | null;
}

const placeOf = (id: string) => ({ table: 'important_date', column: 'sealed_date', rowId: id });

const columns = {
  id: importantDate.id,
  userId: importantDate.userId,
  sealedDate: importantDate.sealedDate,
  nextOn: importantDate.nextOn,
  sequence: importantDate.sequence,
  createdAt: importantDate.createdAt,
  updatedAt: importantDate.updatedAt,
};

export function openContent(cipher: UserCipher, id: string, sealedDate: Buffer): DateContent | null {
  return orNull(() => JSON.parse(cipher.open(placeOf(id), sealedDate)) as DateContent);
}

export function sealContent(cipher: UserCipher, id: string, content: DateContent): Buffer {
  return cipher.seal(placeOf(id), JSON.stringify(content));
}

const owned = (userId: string, which: SQL) => and(eq(importantDate.userId, userId), which);

type Sealed = Omit<DateRow, 'content'> & { sealedDate: Buffer };

async function openAll(db: DbOrTx, vault: Vault, userId: string, rows: Sealed[]): Promise<DateRow[]> {
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.map(({ sealedDate, ...row }) => ({ ...row, content: openContent(cipher, row.id, sealedDate) }));
}

export async function listDates(db: DbOrTx, vault: Vault, userId: string): Promise<DateRow[]> {
  return openAll(
    db,
    vault,
    userId,
    await db.select(columns).from(importantDate).where(eq(importantDate.userId, userId)),
  );
}

/** His own, and nobody else changes it until the transaction ends. */
export async function lockDate(tx: Tx, vault: Vault, userId: string, id: string): Promise<DateRow | undefined> {
  const rows = await tx
    .select(columns)
    .from(importantDate)
    .where(owned(userId, eq(importantDate.id, id)))
    .for('no key update');
  return (await openAll(tx, vault, userId, rows))[0];
}

export async function findByKey(tx: Tx, vault: Vault, userId: string, key: string): Promise<DateRow | undefined> {
  const rows = await tx
    .select(columns)
    .from(importantDate)
    .where(owned(userId, eq(importantDate.idempotencyKey, key)));
  return (await openAll(tx, vault, userId, rows))[0];
}

export async function countDates(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(importantDate).where(eq(importantDate.userId, userId));
  return row?.n ?? 0;
}

export interface NewDate extends Plan {
  id: string;
  userId: string;
  content: DateContent;
  createdAt: Date;
  idempotencyKey: string | null;
}

export async function insertDate(tx: Tx, vault: Vault, { content, ...row }: NewDate): Promise<void> {
  const cipher = await vault.cipherOf(tx, row.userId);
  const sealedDate = sealContent(cipher, row.id, content);
  await tx.insert(importantDate).values({ ...row, sealedDate, updatedAt: row.createdAt });
}

/** What changes of a date; its sequence only where his calendar must hear of it. */
export interface ChangedDate extends Partial<Plan> {
  id: string;
  userId: string;
  content: DateContent;
  sequence: number;
  updatedAt: Date;
}

export async function updateDate(tx: Tx, vault: Vault, { id, userId, content, ...rest }: ChangedDate): Promise<void> {
  const cipher = await vault.cipherOf(tx, userId);
  await tx
    .update(importantDate)
    .set({ ...rest, sealedDate: sealContent(cipher, id, content) })
    .where(owned(userId, eq(importantDate.id, id)));
}

export async function deleteDate(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(importantDate)
    .where(owned(userId, eq(importantDate.id, id)))
    .returning({ id: importantDate.id });
  return deleted.length > 0;
}

/** When somebody's emails come. */
export interface MailTime {
  timeZone: string;
  hour: number;
}

export async function mailTimeOf(db: DbOrTx, userId: string): Promise<MailTime> {
  const [row] = await db
    .select({ hour: mailPreference.hour, chosen: mailPreference.timeZone, seen: user.timeZone })
    .from(user)
    .leftJoin(mailPreference, eq(mailPreference.userId, user.id))
    .where(eq(user.id, userId));
  return { timeZone: row?.chosen ?? row?.seen ?? limits.defaultTimeZone, hour: row?.hour ?? limits.dailyMailHour };
}
