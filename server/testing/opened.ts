import type { Vault } from '../platform/crypto/vault';

/** The rows of a table that somebody's key opened meanwhile. */
export async function openedWhile(
  vault: Vault,
  whose: { table: string; userId: string },
  work: () => Promise<unknown>,
): Promise<string[]> {
  const ids: string[] = [];
  const { cipherOf } = vault;
  vault.cipherOf = async (db, id) => {
    const cipher = await cipherOf(db, id);
    if (id !== whose.userId) return cipher;
    return {
      seal: (place, text) => cipher.seal(place, text),
      sealBytes: (place, bytes) => cipher.sealBytes(place, bytes),
      openBytes: (place, sealed) => cipher.openBytes(place, sealed),
      open: (place, sealed) => {
        if (place.table === whose.table) ids.push(place.rowId);
        return cipher.open(place, sealed);
      },
    };
  };
  try {
    await work();
  } finally {
    vault.cipherOf = cipherOf;
  }
  return ids;
}
