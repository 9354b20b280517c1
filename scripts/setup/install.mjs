import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot, root } from './root.mjs';

/** Runs `npm ci`, but only when what is installed is not what package-lock.json names. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (about a minute, once) ...');
  const { command, args } = npm(
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(`Installing packages failed${error ? `: ${error.message}` : ''}. Run "npm ci" to see why.`);
  process.exit(1);
}

// npm writes node_modules/.package-lock.json last, so it is absent after an interrupted install. Comparing with it, and
// not with a stamp of our own, also accepts a tree that a developer made with plain `npm install`.
function isInstalled() {
  const wanted = packagesOf(fromRoot('package-lock.json'));
  const present = packagesOf(fromRoot('node_modules', '.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or unreadable');
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      (present[path]?.version === entry.version && present[path]?.integrity === entry.integrity),
  );
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
