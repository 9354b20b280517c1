import { eq } from 'drizzle-orm';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { mentionList } from '../platform/db/schema';

/** What was found at the last look through her answers, so that the next one opens only what is new. */
export interface LookedThrough {
  /** The answers that speak of a day. */
  ids: string[];
  /** All that was looked through, by its stamp: the question, and when it was last edited. */
  looked: [string, string][];
}

/** A day that he does not want to be offered. */
export interface DismissedDay {
  label: string;
  day: string;
}

const nothing: LookedThrough = { ids: [], looked: [] };
const placeOf = (column: 'sealed_look' | 'sealed_dismissed', userId: string) => ({
  table: 'mention_list',
  column,
  rowId: userId,
});

export interface MentionList {
  last: LookedThrough;
  dismissed: DismissedDay[];
}

export async function readMentionList(db: DbOrTx, vault: Vault, userId: string): Promise<MentionList> {
  const [row] = await db.select().from(mentionList).where(eq(mentionList.userId, userId));
  if (!row) return { last: nothing, dismissed: [] };
  const cipher = await vault.cipherOf(db, userId);
  const open = <T>(column: 'sealed_look' | 'sealed_dismissed', sealed: Buffer | null, otherwise: T): T =>
    orNull(() => sealed && (JSON.parse(cipher.open(placeOf(column, userId), sealed)) as T)) ?? otherwise;
  return {
    last: open('sealed_look', row.sealedLook, nothing),
    dismissed: open('sealed_dismissed', row.sealedDismissed, []),
  };
}

export async function keepLook(db: DbOrTx, vault: Vault, userId: string, look: LookedThrough): Promise<void> {
  const cipher = await vault.cipherOf(db, userId);
  const sealedLook = cipher.seal(placeOf('sealed_look', userId), JSON.stringify(look));
  await put(db, userId, { sealedLook });
}

export async function keepDismissed(tx: Tx, vault: Vault, userId: string, dismissed: DismissedDay[]): Promise<void> {
  const cipher = await vault.cipherOf(tx, userId);
  const sealedDismissed = cipher.seal(placeOf('sealed_dismissed', userId), JSON.stringify(dismissed));
  await put(tx, userId, { sealedDismissed });
}

async function put(db: DbOrTx, userId: string, some: { sealedLook: Buffer } | { sealedDismissed: Buffer }) {
  await db
    .insert(mentionList)
    .values({ userId, ...some })
    .onConflictDoUpdate({ target: mentionList.userId, set: some });
}
