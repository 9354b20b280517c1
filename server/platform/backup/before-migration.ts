import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { knownMigrations, newestApplied } from '../db/migration-journal';
import type { OpenDatabase } from '../db/open';
import type { Log } from '../log';
import { sweepAside } from './aside-file';
import { backUp } from './back-up';
import type { BackupDeps } from './write-backup';

const NAME = /^before-.*\.tar$/;
/** One for each of so many upgrades. */
const KEPT = 3;

interface UpgradeDeps extends BackupDeps {
  database: OpenDatabase;
  /** Where backups go. */
  folder: string;
  log: Log;
}

/**
 * Where this release is about to change the tables of an older one: the embedded database is backed up first, as its operator
 * may well have no other backup. Whoever runs PostgreSQL is told.
 */
export async function prepareUpgrade(deps: UpgradeDeps): Promise<void> {
  const { database, migrationsFolder, folder, log, now } = deps;
  const run = async <Row>(text: string) => (await database.executeSql(text)).rows as Row[];
  const applied = await newestApplied({ run });
  const newest = knownMigrations(migrationsFolder).at(-1);
  if (applied === null || !newest || applied >= newest.when) return;
  if (database.kind === 'server') {
    log.warn({ upgrade: newest.tag }, 'this release changes the tables now: an older one needs a backup from before');
    return;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  sweepAside(folder);
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `before-${newest.tag}-${moment}Z.tar`);
  await backUp(deps, file);
  log.info({ upgrade: newest.tag, file }, 'a backup was made before this release changes the tables');
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name));
}
