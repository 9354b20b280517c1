import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { makeNightlyBackup } from './backups/nightly';
import type { World } from './deps';
import { commandsFile, migrationsFolder, version } from './paths';
import { encryptTo } from './platform/backup/encrypt-to';
import { verifyBackup } from './platform/backup/verify-backup';
import type { Job } from './platform/jobs/job';

/** None where no folder is set for it. */
export function backupJob(world: World): Job[] {
  const { backup } = world.config;
  if (!backup) return [];
  const verify = (file: string) => (commandsFile ? verifyApart(commandsFile, file) : verifyHere(world, file));
  const tools = { release: version, migrationsFolder, verify, encrypt: encryptTo };
  const { hour, minute } = backup.at;
  const schedule = `${minute} ${hour} * * *`;
  return [{ name: 'backup', schedule, longestMinutes: 240, run: () => makeNightlyBackup(world, tools) }];
}

/** In a process of its own, behind all others: it restores everything, for which nobody is to wait. */
export function verifyApart(commands: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commands, 'backup-verify', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL));
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      words += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(words.trim() || `it ended with ${code}`)),
    );
  });
}

async function verifyHere({ vault }: World, file: string): Promise<void> {
  await verifyBackup(file, vault.ring, migrationsFolder);
}
