import type { World } from './deps';
import { migrationsFolder, version } from './paths';
import { accountsIn, backUp, type MadeBackup } from './platform/backup/back-up';
import { StartRefused } from './platform/refusal';

export const backupTools = { release: version, migrationsFolder };

/** In the process that has the database open. */
export async function backUpHere({ database, vault, clock }: World, [path]: string[]): Promise<string[]> {
  if (!path) throw new StartRefused('Where to? npm run backup -- FILE');
  return told(path, await backUp({ database, ring: vault.ring, now: clock.now(), ...backupTools }, path));
}

export function told(path: string, { manifest, bytes }: MadeBackup): string[] {
  const accounts = accountsIn(manifest).toLocaleString('en-US');
  return [
    `${path}: ${accounts} accounts, ${(bytes / 1_000_000).toFixed(1)} MB.`,
    'No key is in it. Keep the keys elsewhere: without them nobody can read it, nor you.',
  ];
}
