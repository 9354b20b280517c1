import { eq, sql } from 'drizzle-orm';
import type { Vault } from '../platform/crypto/vault';
import { asArray, isOneOf, type Tx } from '../platform/db/open';
import { importantDate } from '../platform/db/schema';
import type { DueRow } from '../platform/jobs/due';
import { type DateContent, openContent, type Plan } from './store';

export const dueColumns = { key: importantDate.id, userId: importantDate.userId, at: importantDate.nextAt };

/** What is read of a date while it is held. */
export const heldDate = { sealedDate: importantDate.sealedDate, nextOn: importantDate.nextOn };
export type HeldDate = DueRow & { sealedDate: Buffer; nextOn: string | null };

export interface DueDate {
  id: string;
  userId: string;
  /** Null where the stored date cannot be opened. */
  content: DateContent | null;
  nextOn: string | null;
}

/** Of many people at once. */
export async function openDueDates(tx: Tx, vault: Vault, rows: HeldDate[]): Promise<DueDate[]> {
  const ciphers = await vault.ciphersOf(tx, [...new Set(rows.map(({ userId }) => userId))]);
  return rows.map(({ key: id, userId, sealedDate, nextOn }) => {
    const cipher = ciphers.get(userId);
    return { id, userId, nextOn, content: cipher ? openContent(cipher, id, sealedDate) : null };
  });
}

type Planned = Plan & { id: string };

/** The table is asked for them alone: joined freely, it may be read through from end to end. */
export async function writePlans(tx: Tx, plans: Planned[]): Promise<void> {
  const ids = plans.map(({ id }) => id);
  const column = (name: keyof Planned) => asArray(plans.map((plan) => plan[name]));
  await tx.execute(sql`update ${importantDate} set next_at = plan.next_at, next_on = plan.next_on
    from unnest(${column('id')}::uuid[], ${column('nextAt')}::timestamptz[], ${column('nextOn')}::date[])
      as plan(id, next_at, next_on)
    where ${importantDate.id} = plan.id and ${isOneOf(importantDate.id, ids)}`);
}

/** The day of the reminder stays: only the moment to look at it is another. */
export async function putOffDate(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.update(importantDate).set({ nextAt: until }).where(eq(importantDate.id, id));
}
