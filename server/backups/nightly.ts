import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../deps';
import { sweepAside } from '../platform/backup/aside-file';
import { accountsIn, backUp } from '../platform/backup/back-up';
import { kept } from './retention';
import { insertGood } from './store';

const NAME = /^heartnote-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(\.age)?$/;

export interface BackupTools {
  release: string;
  migrationsFolder: string;
  /** Throws where it is not good. */
  verify(file: string): Promise<void>;
  /** For its recipient, into another file. */
  encrypt(from: string, to: string, recipient: string): Promise<void>;
}

/** Makes a backup, proves it, and removes those that are no longer kept. What is not good never gets its name. */
export async function makeNightlyBackup(world: World, tools: BackupTools): Promise<void> {
  const { config, clock, database, vault, db, log } = world;
  if (!config.backup) return;
  const { dir, keep, recipient } = config.backup;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  sweepAside(dir);
  const now = clock.now();
  const file = nameFor(now);
  // Known as unfinished to the next sweep, should this process be killed.
  const unproved = join(dir, `${file}.unproved.partial-${process.pid}`);
  try {
    const { manifest, bytes } = await backUp({ database, ring: vault.ring, now, ...tools }, unproved);
    await tools.verify(unproved);
    if (recipient) await tools.encrypt(unproved, join(dir, `${file}.age`), recipient);
    else renameSync(unproved, join(dir, file));
    const accounts = accountsIn(manifest);
    await insertGood(db, { madeAt: now, file: recipient ? `${file}.age` : file, bytes, accounts });
    log.info({ event: 'backup', outcome: 'good', file, bytes, accounts }, 'a backup was made and proved');
  } finally {
    rmSync(unproved, { force: true });
  }
  removeOld(dir, keep);
}

const nameFor = (moment: Date) => `heartnote-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;

/** Only what was made here: other files in the folder are somebody else's. */
function removeOld(dir: string, keep: Parameters<typeof kept>[1]): void {
  const backups = readdirSync(dir).flatMap((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    return day ? [{ name, madeAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
  const staying = kept(
    backups.map(({ madeAt }) => madeAt),
    keep,
  );
  for (const { name, madeAt } of backups) if (!staying.has(madeAt)) rmSync(join(dir, name));
}
