import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Keyring } from '../crypto/keyring';
import { countLines, joined } from '../db/copy-pieces';
import type { CopiedTable, CopySession } from '../db/copying';
import { lastMigration } from '../db/migration-journal';
import type { OpenDatabase } from '../db/open';
import { type Cover, FORMAT, type Manifest, type ManifestTable, NOTE, names, partName, sealOf } from './format';
import { tablesOf } from './tables';
import { END_OF_TAR, tarEntry } from './tar';

/** Of text, before it is compressed: each part is held in memory, some at a time. */
const PART = 1024 * 1024;
/** What is sealed does not become smaller than this anyway. */
const LEVEL = 1;
/** Parts that are compressed while the next are read. */
const AHEAD = 2;

const compress = promisify(gzip);

export interface BackupDeps {
  database: Pick<OpenDatabase, 'copying'>;
  ring: Keyring;
  migrationsFolder: string;
  release: string;
  now: Date;
}

/** Where it goes, piece by piece; each is awaited, so that no more is read than can be written. */
export type Sink = (bytes: Buffer) => Promise<void>;

/** Writes a backup of everything as it is at one moment, while others go on. */
export async function writeBackup(deps: BackupDeps, sink: Sink): Promise<Manifest> {
  const { now } = deps;
  const hash = createHash('sha256');
  const put = async (name: string, content: Buffer) => {
    const bytes = tarEntry({ name, content }, now);
    hash.update(bytes);
    await sink(bytes);
  };
  const manifest = await deps.database.copying('snapshot', async (session) => {
    const cover: Cover = {
      format: FORMAT,
      release: deps.release,
      migration: await lastMigration(session, deps.migrationsFolder),
      moment: now.toISOString(),
    };
    await put(names.cover, asJson({ note: NOTE, ...cover }));
    const tables: ManifestTable[] = [];
    for (const table of await tablesOf(session)) tables.push(await writeTable(session, table, put));
    const keys = await session.run<{ kid: string }>('select kid from public.master_key order by kid');
    return { ...cover, keys: keys.map(({ kid }) => kid), tables };
  });
  await put(names.manifest, asJson(manifest));
  const seal = asJson(sealOf(hash.digest('hex'), deps.ring));
  await sink(tarEntry({ name: names.seal, content: seal }, now));
  await sink(END_OF_TAR);
  return manifest;
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function writeTable(
  session: CopySession,
  table: CopiedTable,
  put: (name: string, content: Buffer) => Promise<void>,
): Promise<ManifestTable> {
  const hash = createHash('sha256');
  const packing: Promise<Buffer>[] = [];
  let [rows, parts] = [0, 0];
  const putNext = async () => {
    const packed = await packing.shift();
    if (packed) await put(partName(table.name, parts++), packed);
  };
  for await (const piece of joined(session.copyOut(table), PART)) {
    hash.update(piece);
    rows += countLines(piece);
    packing.push(compress(piece, { level: LEVEL }));
    if (packing.length > AHEAD) await putNext();
  }
  while (packing.length > 0) await putNext();
  return { name: table.name, columns: table.columns, rows, parts, sha256: hash.digest('hex') };
}
