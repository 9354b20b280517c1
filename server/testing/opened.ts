import type { Vault } from '../platform/crypto/vault';
import type { TestApp } from './app';

/** The rows of a table that somebody's key opened meanwhile, on whichever instance. */
export async function openedWhile(
  { instances }: TestApp,
  whose: { table: string; userId: string },
  work: () => Promise<unknown>,
): Promise<string[]> {
  const ids: string[] = [];
  const undo = instances.map(({ world }) => listenTo(world.vault, whose, ids));
  try {
    await work();
  } finally {
    for (const stop of undo) stop();
  }
  return ids;
}

function listenTo(vault: Vault, whose: { table: string; userId: string }, ids: string[]): () => void {
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
  return () => {
    vault.cipherOf = cipherOf;
  };
}
