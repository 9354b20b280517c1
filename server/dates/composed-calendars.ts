import { createHash } from 'node:crypto';
import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import { orNull } from '../platform/crypto/cipher';

/** A calendar as it leaves, and what tells it from any other. */
export interface Calendar {
  tag: string;
  bytes: Buffer;
}

interface Kept {
  edition: string;
  tag: string;
  sealed: Buffer;
}

/** Of fifty days one has some 80 kB. */
const MOST = 100;
const kept = new BoundedMap<string, Kept>(MOST);
const placeOf = (userId: string) => ({ table: 'calendar_feed', column: 'composed', rowId: userId });

interface Wanted {
  userId: string;
  /** All that the calendar is made of, in short: another one means another calendar. */
  edition: string;
}

/**
 * Programs read the same calendar again and again: while nothing of it has changed, it is composed once. In between it lies in
 * memory as his words lie on the disk, sealed under his key.
 */
export async function composedOnce(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  { userId, edition }: Wanted,
  compose: () => Promise<string>,
): Promise<Calendar> {
  const cipher = await vault.cipherOf(db, userId);
  const known = kept.get(userId);
  const opened = known?.edition === edition ? orNull(() => cipher.openBytes(placeOf(userId), known.sealed)) : null;
  if (known && opened) return { tag: known.tag, bytes: opened };
  const bytes = Buffer.from(await compose());
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  // Whose key is lost has nothing that could be read, and nothing is kept of it.
  const sealed = orNull(() => cipher.sealBytes(placeOf(userId), bytes));
  if (sealed) kept.set(userId, { edition, tag, sealed });
  return { tag, bytes };
}
