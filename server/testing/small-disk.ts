import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MIB = 1024 * 1024;

/** A file system of its own, of so many MiB, that can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  /** Takes away what filled it. */
  empty(): void;
  remove(): void;
}

/** Null where this user may not mount anything. */
export function mountSmallDisk(at: string, mebibytes: number): SmallDisk | null {
  mkdirSync(at, { recursive: true });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', at]).status !== 0) return null;
  const filler = join(at, 'filler');
  return {
    folder: at,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler, { force: true }),
    // Lazily: a process that was just killed may not have let go of it yet.
    remove: () => void spawnSync('umount', ['-l', at]),
  };
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const size of [MIB, 4096]) writeUntilFull(descriptor, Buffer.alloc(size, 1));
  } finally {
    closeSync(descriptor);
  }
}

function writeUntilFull(descriptor: number, bytes: Buffer): void {
  try {
    while (writeSync(descriptor, bytes) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
