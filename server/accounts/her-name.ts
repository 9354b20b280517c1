import type { Deps } from '../deps';
import { orNull } from '../platform/crypto/cipher';
import type { DbOrTx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { updateUser } from './store';

const placeOf = (userId: string) => ({ table: 'user', column: 'sealed_her_name', rowId: userId });

/** Null where he gave none, or where it cannot be opened. */
export async function herNameOf(
  { db, vault }: Deps,
  { id, sealedHerName }: Pick<Caller, 'id' | 'sealedHerName'>,
): Promise<string | null> {
  if (!sealedHerName) return null;
  const cipher = await vault.cipherOf(db, id);
  return orNull(() => cipher.open(placeOf(id), sealedHerName));
}

/** Without a name, what was stored is removed; either way he has answered, and is not asked again. */
export async function saveHerName(
  { db, vault, clock }: Pick<Deps, 'vault' | 'clock'> & { db: DbOrTx },
  userId: string,
  name: string | null,
): Promise<string | null> {
  const cipher = name ? await vault.cipherOf(db, userId) : null;
  const sealedHerName = cipher && name ? cipher.seal(placeOf(userId), name) : null;
  await updateUser(db, userId, { sealedHerName, herNameAskedAt: clock.now() });
  return name || null;
}
