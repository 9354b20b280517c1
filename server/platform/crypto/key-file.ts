import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Written aside, synced and renamed: a crash leaves the old file or the new one, never half of one. The folders are
 * synced too: a database that outlived its key in a power cut could never be opened again.
 */
export function writeKeyFile(file: string, text: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = `${file}.new`;
  const descriptor = openSync(aside, 'w', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(aside, file);
  for (const changed of [folder, dirname(folder)]) syncFolder(changed);
}

/** So that a new name in it outlives a power cut. */
export function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
