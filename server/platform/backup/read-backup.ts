import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Keyring } from '../crypto/keyring';
import { countLines } from '../db/copy-pieces';
import { StartRefused } from '../refusal';
import { BackupFault } from './backup-fault';
import {
  FORMAT,
  isSealedByUs,
  type Manifest,
  type ManifestTable,
  names,
  partName,
  readCover,
  readManifest,
  readSeal,
  type Seal,
} from './format';
import { type ReadEntry, readTar } from './tar';

const decompress = promisify(gunzip);
/** The first bytes of a file that was encrypted to a recipient. */
const ENCRYPTED = 'age-encryption.org/';

/** So much is put into a database within seconds, and may be held in memory several times over. */
const SMALL = 16 * 1024 * 1024;

export const isQuicklyRead = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= SMALL;

/** Opens a backup; what is wrong with it is told with its name. */
export async function withBackup<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r').catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartRefused(`${path} cannot be read${code === 'ENOENT' ? ': there is no such file' : ` (${code})`}.`);
  });
  try {
    await refuseEncrypted(file);
    return await work(file);
  } catch (error) {
    throw error instanceof BackupFault ? new StartRefused(`${path} cannot be used: ${error.message}.`) : error;
  } finally {
    await file.close();
  }
}

async function refuseEncrypted(file: FileHandle): Promise<void> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0);
  if (buffer.toString('ascii', 0, bytesRead) !== ENCRYPTED) return;
  throw new BackupFault('it is encrypted; decrypt it first: age --decrypt -i YOUR_KEY_FILE ENCRYPTED > PLAIN');
}

/** The whole file is as it was written, by whoever had a key of ours; with no key at hand the second cannot be told. */
export async function checkBackup(file: FileHandle, ring: Keyring | null): Promise<Manifest> {
  const hash = createHash('sha256');
  let before: ReadEntry | null = null;
  let last: ReadEntry | null = null;
  for await (const entry of readTar(file)) {
    if (last === null) refuseForeign(entry);
    else hash.update(last.bytes);
    [before, last] = [last, entry];
  }
  if (before?.name !== names.manifest || last?.name !== names.seal) throw new BackupFault('it is cut short');
  const seal = readSeal(last.content);
  if (hash.digest('hex') !== seal.sha256) throw new BackupFault('it is damaged');
  const manifest = readManifest(before.content);
  if (ring) refuseForged(seal, manifest, ring);
  return manifest;
}

/** Who has none of our keys may name another one in the seal: only what needs none of ours may be sealed by a stranger. */
function refuseForged(seal: Seal, { keys }: Manifest, ring: Keyring): void {
  const isOurs = isSealedByUs(seal, ring);
  if (isOurs === false) throw new BackupFault('it was changed by someone without the keys');
  const isForUs = keys.length === 0 || keys.some((kid) => ring.find(kid));
  if (isOurs === null && isForUs) throw new BackupFault('it is not sealed by a key that is here');
}

/** By its first entry, before anything else is made of it. */
function refuseForeign({ name, content }: ReadEntry): void {
  if (name !== names.cover) throw new BackupFault('it is not a backup of Heartnote');
  const { format, release } = readCover(content);
  if (format > FORMAT) throw new BackupFault(`it was made by a newer release, ${release}`);
}

/** Reads the tables of a backup that was checked, in their order. */
export async function* tablesIn(
  file: FileHandle,
  { tables }: Manifest,
): AsyncIterable<{ table: ManifestTable; rows: AsyncIterable<Buffer> }> {
  const entries = readTar(file)[Symbol.asyncIterator]();
  await entries.next();
  for (const table of tables) yield { table, rows: rowsOf(entries, table) };
}

async function* rowsOf(entries: AsyncIterator<ReadEntry>, table: ManifestTable): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  let rows = 0;
  for (let part = 0; part < table.parts; part++) {
    const { value, done } = await entries.next();
    if (done || value.name !== partName(table.name, part)) throw new BackupFault('it is damaged');
    const piece = await decompress(value.content);
    hash.update(piece);
    rows += countLines(piece);
    yield piece;
  }
  if (hash.digest('hex') !== table.sha256 || rows !== table.rows) {
    throw new BackupFault(`the rows of ${table.name} are not those that were written`);
  }
}
