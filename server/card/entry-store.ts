import { and, desc, eq } from 'drizzle-orm';
import type { CardField } from '../../contract/card-fields';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { cardEntry } from '../platform/db/schema';

/** What he wrote or pinned, as it is sealed: never a copy of her words. */
export interface Written {
  value: string;
  /** Where her words stand in the answer; null where it stands beside none. */
  pin: { start: number; end: number; textHash: string } | null;
}

export interface EntryRow extends Written {
  id: string;
  field: CardField;
  /** Null where it stands beside none, or that is gone. */
  answerId: string | null;
  updatedAt: Date;
}

const sealContext = (id: string) => ({ table: 'card_entry', column: 'sealed_value', rowId: id });

/** All of his, newest first; one that cannot be opened is left out. */
export async function listEntries(db: DbOrTx, vault: Vault, userId: string, field?: CardField): Promise<EntryRow[]> {
  const rows = await db
    .select()
    .from(cardEntry)
    .where(and(eq(cardEntry.userId, userId), field && eq(cardEntry.field, field)))
    .orderBy(desc(cardEntry.updatedAt), desc(cardEntry.id));
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.flatMap(({ id, field: name, answerId, updatedAt, sealedValue }) => {
    const opened = orNull(() => cipher.open(sealContext(id), sealedValue));
    if (opened === null) return [];
    return [{ id, field: name as CardField, answerId, updatedAt, ...(JSON.parse(opened) as Written) }];
  });
}

interface Place {
  userId: string;
  field: CardField;
  answerId: string | null;
}

/** The one that stands at this place already: beside this answer, or beside none. */
export async function findAt(tx: Tx, vault: Vault, { userId, field, answerId }: Place): Promise<EntryRow | undefined> {
  const all = await listEntries(tx, vault, userId, field);
  // One whose answer is gone keeps its pin, and is not a note beside none.
  return all.find((entry) => entry.answerId === answerId && (answerId !== null || entry.pin === null));
}

interface NewEntry extends Place, Written {
  id: string;
  at: Date;
}

export async function saveEntry(tx: Tx, vault: Vault, entry: NewEntry): Promise<void> {
  const { id, userId, field, answerId, value, pin, at } = entry;
  const cipher = await vault.cipherOf(tx, userId);
  const sealedValue = cipher.seal(sealContext(id), JSON.stringify({ value, pin }));
  await tx
    .insert(cardEntry)
    .values({ id, userId, field, answerId, sealedValue, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: cardEntry.id, set: { sealedValue, updatedAt: at } });
}

export async function deleteEntry(db: DbOrTx, userId: string, field: CardField, id: string): Promise<boolean> {
  const his = and(eq(cardEntry.userId, userId), eq(cardEntry.field, field), eq(cardEntry.id, id));
  return (await db.delete(cardEntry).where(his).returning({ id: cardEntry.id })).length > 0;
}
