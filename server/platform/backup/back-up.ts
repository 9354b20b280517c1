import type { FileHandle } from 'node:fs/promises';
import { writeAside } from './aside-file';
import type { Manifest } from './format';
import { type BackupDeps, type Sink, writeBackup } from './write-backup';

export interface MadeBackup {
  manifest: Manifest;
  bytes: number;
}

/** Makes a backup in a new file. */
export function backUp(deps: BackupDeps, path: string): Promise<MadeBackup> {
  return writeAside(path, async (file) => {
    const { sink, written } = intoFile(file);
    return { manifest: await writeBackup(deps, sink), bytes: written() };
  });
}

function intoFile(file: FileHandle): { sink: Sink; written(): number } {
  let bytes = 0;
  return {
    written: () => bytes,
    sink: async (piece) => {
      // A full disk takes half of it first, and says so only at the next attempt.
      for (let done = 0; done < piece.length; ) done += (await file.write(piece, done)).bytesWritten;
      bytes += piece.length;
    },
  };
}

export const accountsIn = ({ tables }: Manifest) => tables.find(({ name }) => name === 'user')?.rows ?? 0;
