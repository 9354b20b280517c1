import { createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DAY, HOUR, MINUTE } from '../contract/time';
import { backupTools, told } from './back-up-here';
import { askRunningProcess } from './control';
import { openDatabase } from './deps';
import { migrationsFolder } from './paths';
import { sweepAside } from './platform/backup/aside-file';
import { accountsIn, backUp } from './platform/backup/back-up';
import { isQuicklyRead } from './platform/backup/read-backup';
import { verifyBackup } from './platform/backup/verify-backup';
import { systemClock } from './platform/clock';
import type { Config } from './platform/config';
import { findSecrets, loadSecrets } from './platform/crypto/secrets';
import { refuseWrongKey } from './platform/crypto/vault';
import { compileOnce } from './platform/db/compile-once';
import { lockDirectory } from './platform/db/directory-lock';
import { refuseNewerSchema } from './platform/db/newer-schema';
import { StartRefused } from './platform/refusal';
import { silent } from './silent';

const ON_ITS_WAY = 'backup-on-its-way';
/** Into a file, or for `-` to standard output, beside a running product or without one. */
export async function backup(config: Config, [target]: string[]): Promise<string[]> {
  if (!target) throw new StartRefused('Where to? npm run backup -- FILE');
  if (target !== '-') return backUpInto(config, resolve(target));
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  // First into a file: whoever reads slowly must not hold up the database meanwhile.
  sweepAside(config.dataDir, ON_ITS_WAY);
  const path = join(resolve(config.dataDir), `${ON_ITS_WAY}.partial-${process.pid}`);
  try {
    await backUpInto(config, path);
    await pipeline(createReadStream(path), process.stdout, { end: false });
    return [];
  } finally {
    rmSync(path, { force: true });
  }
}

async function backUpInto(config: Config, path: string): Promise<string[]> {
  const elsewhere = config.databaseUrl === null ? await askRunningProcess(config.dataDir, ['backup', path]) : null;
  if (elsewhere?.ok) return elsewhere.lines;
  if (elsewhere) throw new StartRefused(elsewhere.lines.join('\n'));
  const unlock = config.databaseUrl === null ? await lockDirectory(config.dataDir) : () => undefined;
  try {
    const { keyring } = loadSecrets(config);
    const database = await openDatabase(config, silent);
    try {
      await refuseWrongKey(database.db, keyring);
      await refuseNewerSchema(database.db, migrationsFolder);
      return told(path, await backUp({ database, ring: keyring, now: systemClock.now(), ...backupTools }, path));
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

/** One line, and an exit status for cron. */
export async function verify(config: Config, [path]: string[]): Promise<string[]> {
  if (!path) throw new StartRefused('Which file? npm run backup-verify -- FILE');
  if (isQuicklyRead(path)) compileOnce();
  const ring = findSecrets(config)?.keyring ?? null;
  const { manifest, opened } = await verifyBackup(resolve(path), ring, migrationsFolder);
  const accounts = accountsIn(manifest).toLocaleString('en-US');
  const texts = opened === null ? 'no text was opened, as its keys are not here' : `${opened} texts opened`;
  return [`good, ${accounts} accounts, ${age(manifest.moment)} old; ${texts}`];
}

function age(moment: string): string {
  const gone = Math.max(0, systemClock.now().getTime() - Date.parse(moment));
  if (gone >= 2 * DAY) return `${Math.floor(gone / DAY)} days`;
  if (gone >= 2 * HOUR) return `${Math.floor(gone / HOUR)} h`;
  return `${Math.floor(gone / MINUTE)} min`;
}

/** A mistyped folder must not become a new installation. */
export function refuseMissingDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'db')))
    throw new StartRefused(`DATA_DIR: there is no database in ${dataDir}`);
}
