import { eq, sql } from 'drizzle-orm';
import type { Vault } from '../platform/crypto/vault';
import { type DbOrTx, isOneOf, type Tx } from '../platform/db/open';
import { importantDate } from '../platform/db/schema';
import { type DateContent, openContent, type Plan } from './store';

export const dueColumns = { key: importantDate.id, userId: importantDate.userId, at: importantDate.nextAt };

export interface DueDate {
  id: string;
  userId: string;
  /** Null where the stored date cannot be opened. */
  content: DateContent | null;
  nextOn: string | null;
}

/** Of many people at once. */
export async function readDueDates(db: DbOrTx, vault: Vault, ids: string[]): Promise<DueDate[]> {
  const { id, userId, sealedDate, nextOn } = importantDate;
  const rows = await db.select({ id, userId, sealedDate, nextOn }).from(importantDate).where(isOneOf(id, ids));
  const ciphers = await vault.ciphersOf(db, [...new Set(rows.map((row) => row.userId))]);
  return rows.map(({ sealedDate: sealed, ...row }) => {
    const cipher = ciphers.get(row.userId);
    return { ...row, content: cipher ? openContent(cipher, row.id, sealed) : null };
  });
}

export async function writePlans(tx: Tx, plans: (Plan & { id: string })[]): Promise<void> {
  const rows = plans.map(({ id, nextAt, nextOn }) => ({ id, next_at: nextAt, next_on: nextOn }));
  await tx.execute(sql`update ${importantDate} set next_at = plan.next_at, next_on = plan.next_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as plan(id uuid, next_at timestamptz, next_on date)
    where ${importantDate.id} = plan.id`);
}

/** The day of the reminder stays: only the moment to look at it is another. */
export async function putOffDate(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.update(importantDate).set({ nextAt: until }).where(eq(importantDate.id, id));
}
