import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { orNull } from '../crypto/cipher';
import { isKeyOf, type Keyring } from '../crypto/keyring';
import { createVault } from '../crypto/vault';
import { asBuffer } from '../db/columns';
import { type Db, type OpenDatabase, openEmbeddedDatabase, rowsOf } from '../db/open';
import { masterKey } from '../db/schema';
import { BackupFault } from './backup-fault';
import type { Manifest } from './format';
import { loadBackup, refuseNewerBackup } from './load-backup';
import { checkBackup, isQuicklyRead, withBackup } from './read-backup';

/** Texts that are opened, each of another user. */
const TRIED = 50;

export interface Verified {
  manifest: Manifest;
  /** How many texts were opened; null where the keys are not at hand. */
  opened: number | null;
}

/** Proves a backup by restoring it into a database of its own, which is thrown away. */
export function verifyBackup(path: string, ring: Keyring | null, migrationsFolder: string): Promise<Verified> {
  return withBackup(path, async (file) => {
    const manifest = await checkBackup(file, ring);
    refuseNewerBackup(manifest, migrationsFolder);
    return withScratch(isQuicklyRead(path), async (database) => {
      await database
        .copying('write', (session) => loadBackup(session, file, { manifest, migrationsFolder }))
        .catch((error: Error) => {
          throw error instanceof BackupFault ? error : new BackupFault(`it cannot be restored (${error.message})`);
        });
      return { manifest, opened: ring && (await openSome(database.db, ring)) };
    });
  });
}

async function withScratch<T>(inMemory: boolean, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const folder = inMemory ? null : mkdtempSync(join(tmpdir(), 'heartnote-verify-'));
  const database = await openEmbeddedDatabase(folder);
  try {
    return await work(database);
  } finally {
    await database.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

interface SomeAnswer {
  id: string;
  userId: string;
  sealed: Uint8Array;
}

/** Null where none of its keys is among ours. */
async function openSome(db: Db, ring: Keyring): Promise<number | null> {
  const known = await db.select({ kid: masterKey.kid, checkValue: masterKey.checkValue }).from(masterKey);
  const ours = known.flatMap((row) => (ring.find(row.kid) ? [{ ...row, key: ring.find(row.kid) }] : []));
  if (ours.length === 0) return null;
  if (ours.some(({ key, checkValue }) => !key || !isKeyOf(key, asBuffer(checkValue)))) {
    throw new BackupFault('its master key is not the one of that name');
  }
  const rows = await rowsOf<SomeAnswer>(
    db,
    sql`select distinct on (user_id) id, user_id as "userId", sealed_text as sealed
      from (select * from answer order by random() limit ${20 * TRIED}) as picked order by user_id limit ${TRIED}`,
  );
  const ciphers = await createVault(ring).ciphersOf(
    db,
    rows.map(({ userId }) => userId),
  );
  const shut = rows.filter(({ id, userId, sealed }) => {
    const place = { table: 'answer', column: 'sealed_text', rowId: id };
    return orNull(() => ciphers.get(userId)?.open(place, asBuffer(sealed)) ?? null) === null;
  });
  if (shut.length > 0) throw new BackupFault(`${shut.length} of ${rows.length} texts do not open`);
  return rows.length;
}
