import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromRoot, root } from './root.mjs';

const inputs = [
  'contract',
  'server',
  'web',
  'docs/screenshots',
  'scripts/build.mjs',
  'package-lock.json',
  'tsconfig.base.json',
];
const notAnInput = /\.test\.(ts|tsx|mjs)$|(^|\/)testing(\/|$)/;
export const stampName = '.inputs';

/** Builds, but only when something the build reads differs from what dist/ was built from. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building ...');
  // In a process of its own: the bundlers' memory should not stay in the server's.
  const { status } = spawnSync(process.execPath, [fromRoot('scripts', 'build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  console.error('The build failed.');
  process.exit(1);
}

export function isBuilt() {
  try {
    return readFileSync(fromRoot('dist', stampName), 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => filesUnder(fromRoot(path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (notAnInput.test(relative(root, path))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
