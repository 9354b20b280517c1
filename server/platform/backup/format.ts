import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Keyring } from '../crypto/keyring';
import { BackupFault } from './backup-fault';

/**
 * A backup is a tar: what it is (`heartnote-backup.json`), each table as gzip parts of PostgreSQL's text form, what there must
 * be of each (`manifest.json`), and the seal over all bytes before it (`seal.json`).
 */
export const FORMAT = 1;
export const names = { cover: 'heartnote-backup.json', manifest: 'manifest.json', seal: 'seal.json' } as const;

export const NOTE =
  'Texts are encrypted as they are in the database. No key is in this file: without DATA_DIR/keys, or MASTER_KEY and AUTH_SECRET, nobody can read them. Email addresses are readable.';

const Cover = z.object({ format: z.int(), release: z.string(), migration: z.string(), moment: z.string() });
export type Cover = z.output<typeof Cover>;

const SHA256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const Manifest = z.extend(Cover, {
  /** The names of the master keys that its accounts are under. */
  keys: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      parts: z.int(),
      /** Of its rows as text, before they are compressed. */
      sha256: SHA256,
    }),
  ),
});
export type Manifest = z.output<typeof Manifest>;
export type ManifestTable = Manifest['tables'][number];

const Seal = z.object({ sha256: SHA256, kid: z.string(), hmac: SHA256 });
export type Seal = z.output<typeof Seal>;

export const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy.gz`;

function read<T>(content: Buffer, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw new BackupFault('it is damaged');
  }
}

export const readCover = (content: Buffer) => read(content, (value) => Cover.parse(value));
export const readManifest = (content: Buffer) => read(content, (value) => Manifest.parse(value));
export const readSeal = (content: Buffer) => read(content, (value) => Seal.parse(value));

export function sealOf(sha256: string, ring: Keyring): Seal {
  const { kid, backup } = ring.current;
  return { sha256, kid, hmac: createHmac('sha256', backup).update(sha256).digest('hex') };
}

/** Null where the key that sealed it is not at hand. */
export function isSealedByUs({ sha256, kid, hmac }: Seal, ring: Keyring): boolean | null {
  const key = ring.find(kid);
  if (!key) return null;
  return timingSafeEqual(Buffer.from(hmac, 'hex'), createHmac('sha256', key.backup).update(sha256).digest());
}
