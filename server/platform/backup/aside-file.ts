import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../crypto/key-file';
import { StartRefused } from '../refusal';

/** The end of the name under which a file is written until it is whole, with the process that does so. */
const ASIDE = /\.partial-(\d+)$/;

/**
 * Writes a new file that is there completely or not at all: aside, synced, and only then under its name. One that exists is
 * never written over.
 */
export async function writeAside<T>(path: string, fill: (file: FileHandle) => Promise<T>): Promise<T> {
  if (existsSync(path)) throw new StartRefused(`${path} exists already. Nothing was written; choose another name.`);
  const aside = `${path}.partial-${process.pid}`;
  try {
    sweepAside(dirname(path), basename(path));
    const file = await open(aside, 'w', 0o600);
    try {
      const filled = await fill(file);
      await file.sync();
      putInPlace(aside, path);
      return filled;
    } finally {
      await file.close();
    }
  } catch (error) {
    rmSync(aside, { force: true });
    throw refusalFor(path, error) ?? error;
  }
}

/** What a process left behind that was killed while it wrote: of this name, or of any in the folder. */
export function sweepAside(folder: string, of = ''): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(of) ? ASIDE.exec(name)?.[1] : undefined;
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function putInPlace(aside: string, path: string): void {
  try {
    // Unlike a rename, it fails where somebody has made a file of this name meanwhile.
    linkSync(aside, path);
    rmSync(aside);
  } catch (error) {
    // Some file systems have no links.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    renameSync(aside, path);
  }
  syncFolder(dirname(path));
}

function refusalFor(path: string, error: unknown): StartRefused | null {
  const { code } = error as NodeJS.ErrnoException;
  const nothing = 'Nothing was written.';
  if (code === 'EEXIST') return new StartRefused(`${path} exists already. ${nothing}`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartRefused(`There is no room on the disk for ${path}. ${nothing}`);
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new StartRefused(`There is no folder ${dirname(path)}. ${nothing}`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartRefused(`${path} may not be written (${code}). ${nothing}`);
  return null;
}
