import { execFile } from 'node:child_process';
import fs, { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** As PostgreSQL writes it into its control file. */
const SHUT_DOWN = 1;
const STATE_OFFSET = 16;
/** Some file systems cannot sync a directory; PostgreSQL itself lets them be. */
const CANNOT_SYNC_DIRECTORIES = /^(EINVAL|EBADF)$/;

/**
 * After a kill, PostgreSQL first syncs every file of its folder, one by one: what the dead process had written may still
 * be on its way to the disk. With a thousand files that is most of the start. One call brings the whole file system to
 * the disk instead. Answers whether everything in the folder is there now; where nobody can say, PostgreSQL does it.
 */
export async function flushAfterKill(folder: string): Promise<boolean> {
  if (wasShutDown(folder) || !isOneFileSystem(folder)) return false;
  return flushFileSystem(folder);
}

/** Brings a new database to the disk, of which nothing was synced. */
export async function flushNew(folder: string): Promise<void> {
  if (isOneFileSystem(folder) && (await flushFileSystem(folder))) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) sync(path);
    else if (statSync(path).isDirectory()) syncDirectory(path);
  }
  syncDirectory(folder);
}

export function syncDirectory(path: string): void {
  try {
    sync(path);
  } catch (error) {
    if (!CANNOT_SYNC_DIRECTORIES.test(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

function sync(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Brings everything written so far to the disk; false where this machine has no such command, or one that does not wait. */
function flushFileSystem(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false);
  return new Promise((resolve) => execFile('sync', ['-f', folder], (error) => resolve(error === null)));
}

function wasShutDown(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'global', 'pg_control')).readUInt32LE(STATE_OFFSET) === SHUT_DOWN;
  } catch {
    // No database yet, or not one that PostgreSQL will open.
    return true;
  }
}

/** An operator may have put the log on a disk of its own. */
function isOneFileSystem(folder: string): boolean {
  return statSync(folder).dev === statSync(join(folder, 'pg_wal')).dev;
}
