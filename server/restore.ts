import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { deleteAgain } from './accounts/deletions';
import { replaceByGood } from './backups/store';
import { openDatabase, openWorld } from './deps';
import { migrationsFolder } from './paths';
import { accountsIn } from './platform/backup/back-up';
import { appendDeletions, deletionLogBeside, deletionLogsOf, readDeletionLog } from './platform/backup/deletion-log';
import { refuseServedDatabase, refuseUsedDatabase } from './platform/backup/empty-database';
import type { Manifest } from './platform/backup/format';
import { loadBackup, refuseNewerBackup } from './platform/backup/load-backup';
import { checkBackup, isQuicklyRead, withBackup } from './platform/backup/read-backup';
import type { Config } from './platform/config';
import { isKeyOf, type Keyring } from './platform/crypto/keyring';
import { findSecrets, type Secrets } from './platform/crypto/secrets';
import { compileOnce } from './platform/db/compile-once';
import type { CopySession } from './platform/db/copying';
import { lockDirectory } from './platform/db/directory-lock';
import { StartRefused } from './platform/refusal';
import { silent } from './silent';

const HOW = 'npm run restore -- FILE [--deletions LOG|none]';

/** Puts a backup into an empty database of either kind. Answers the lines to print. */
export async function restore(config: Config, args: string[]): Promise<string[]> {
  const { file, deletions } = argumentsOf(args);
  const secrets = findSecrets(config);
  if (!secrets) {
    throw new StartRefused(
      `There are no keys in ${join(config.dataDir, 'keys')}. Put the keys of the backup there, or set MASTER_KEY and AUTH_SECRET; nothing was changed.`,
    );
  }
  if (isQuicklyRead(file)) compileOnce();
  const manifest = await withBackup(file, async (opened) => {
    const checked = await checkBackup(opened, secrets.keyring);
    refuseNewerBackup(checked, migrationsFolder);
    refuseOtherKeys(checked, secrets.keyring);
    takeOverDeletions(config, secrets, deletions ?? [deletionLogBeside(file)]);
    await intoEmptyDatabase(config, async (session) => {
      await loadBackup(session, opened, { manifest: checked, migrationsFolder });
      await refuseWrongKeys(session, secrets.keyring);
      await countAsLastGood(session, file, checked);
    });
    return checked;
  });
  const isToldOfDeletions = deletionLogsOf(config).some((log) => readDeletionLog(log).length > 0);
  const again = isToldOfDeletions ? await buryAgain(config) : 0;
  return [
    `Restored ${accountsIn(manifest).toLocaleString('en-US')} accounts as they were at ${manifest.moment}.`,
    ...(again > 0 ? [`${again} of them had been deleted since, and were deleted again.`] : []),
    ...(isToldOfDeletions
      ? []
      : [
          'There is no deletions.log in DATA_DIR, in BACKUP_DIR or beside the file: whoever deleted his account after that moment is back.',
        ]),
    'Start the product now.',
  ];
}

function argumentsOf(args: string[]): { file: string; deletions: string[] | null } {
  const [file, option, log, ...rest] = args;
  const isWhole = option === undefined || (option === '--deletions' && log !== undefined);
  if (!file || !isWhole || rest.length > 0) throw new StartRefused(`Which file? ${HOW}`);
  if (!log) return { file: resolve(file), deletions: null };
  if (log !== 'none' && readIfThere(log) === 0) throw new StartRefused(`${log} is no deletions.log with a line in it.`);
  return { file: resolve(file), deletions: log === 'none' ? [] : [resolve(log)] };
}

const readIfThere = (path: string) => readDeletionLog(path).length;

function refuseOtherKeys({ keys }: Manifest, ring: Keyring): void {
  if (keys.length === 0 || keys.some((kid) => ring.find(kid))) return;
  throw new StartRefused(
    `The backup needs the master key ${keys.join(' or ')}, and here is ${ring.all.map(({ kid }) => kid).join(', ')}. Put the keys of its time back; nothing was changed.`,
  );
}

/** By the check values, which the names of keys are only short for. */
async function refuseWrongKeys(session: CopySession, ring: Keyring): Promise<void> {
  const rows = await session.run<{ kid: string; value: string }>(
    "select kid, encode(check_value, 'hex') as value from master_key",
  );
  const isWrong = rows.some(({ kid, value }) => {
    const key = ring.find(kid);
    return key !== undefined && !isKeyOf(key, Buffer.from(value, 'hex'));
  });
  const needed = await session.run<{ kid: string }>('select distinct kid from user_key');
  const missing = needed.filter(({ kid }) => !ring.find(kid)).map(({ kid }) => kid);
  if (isWrong || missing.length > 0) {
    throw new StartRefused(
      `MASTER_KEY lacks the key ${missing.join(', ') || 'of this backup'}, which some accounts need; nothing was changed.`,
    );
  }
}

/** Its own table ends before it, and names files that may not be here: the last good one is the one that was just restored. */
async function countAsLastGood(session: CopySession, file: string, manifest: Manifest): Promise<void> {
  const bytes = statSync(file).size;
  await replaceByGood(session, {
    madeAt: manifest.moment,
    file: basename(file),
    bytes,
    accounts: accountsIn(manifest),
  });
}

/** Before anything is restored: whatever happens then, the next start finds them beside the data. */
function takeOverDeletions(config: Config, { auth }: Secrets, logs: string[]): void {
  const [own = ''] = deletionLogsOf(config);
  const lines = [own, ...logs].flatMap(readDeletionLog);
  if (logs.length > 0 && lines.some(({ keyId }) => keyId !== auth.deletionKeyId)) {
    throw new StartRefused(
      'deletions.log was written under another AUTH_SECRET, so that nobody in it can be found. Give that one, or --deletions none; nothing was changed.',
    );
  }
  for (const log of logs) appendDeletions(own, readDeletionLog(log));
}

/** One transaction: what fails or is killed on the way leaves an empty database. */
async function intoEmptyDatabase(config: Config, load: (session: CopySession) => Promise<void>): Promise<void> {
  const isEmbedded = config.databaseUrl === null;
  const unlock = isEmbedded ? await lockDirectory(config.dataDir) : () => undefined;
  const folder = join(config.dataDir, 'db');
  const isNew = isEmbedded && !existsSync(folder);
  try {
    const database = await openDatabase(config, silent);
    try {
      await database.copying('write', async (session) => {
        await refuseUsedDatabase(session);
        if (!isEmbedded) await refuseServedDatabase(session);
        await load(session);
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
}

async function buryAgain(config: Config): Promise<number> {
  const world = await openWorld(config, silent, migrationsFolder);
  try {
    return await deleteAgain(world);
  } finally {
    await world.close();
  }
}
