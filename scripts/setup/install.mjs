import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Runs `npm ci`, but only when what is installed in the folder is not what its package-lock.json names. */
export function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  console.log('Installing packages (about a minute, once) ...');
  const { command, args } = npm(
    'ci',
    '--include=dev',
    '--include=optional',
    // What was fetched before is as good: the lock file says which version it must be, and by which sum.
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(
    `Installing packages failed${error ? `: ${error.message}` : ''}. Run "npm ci" in ${folder} to see why.`,
  );
  process.exit(1);
}

// npm writes node_modules/.package-lock.json last, so it is absent after an interrupted install. Comparing with it, and
// not with a stamp of our own, also accepts a tree that a developer made with plain `npm install`.
function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error(`package-lock.json of ${folder} is missing or unreadable`);
  if (!present) return false;
  return missingOf(wanted, present).length === 0;
}

/** Paths of packages that are not there as wanted. An optional one counts where it was made for this machine. */
export function missingOf(wanted, present, machine = thisMachine()) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && (!entry.optional || isMadeFor(entry, machine)))
    .filter(([path, { version, integrity }]) => {
      const found = present[path];
      return found?.version !== version || found.integrity !== integrity;
    })
    .map(([path]) => path);
}

/** One without a word about machines may have been left out because it could not be built: nobody can tell. */
function isMadeFor({ os, cpu, libc }, machine) {
  return Boolean(os && cpu) && fits(os, machine.os) && fits(cpu, machine.cpu) && (!libc || fits(libc, machine.libc));
}

/** As npm reads such lists: names, or names that are ruled out. */
function fits(names, mine) {
  return !names.includes(`!${mine}`) && (names.includes(mine) || names.every((name) => name.startsWith('!')));
}

function thisMachine() {
  const libc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc };
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? { command: process.execPath, args: [script, ...args] } : { command: 'npm', args };
}
