import './setup/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';

// node scripts/run-typescript.mjs FILE [its arguments]: what is no part of the product and is not built.
const [file, ...args] = process.argv.slice(2);
ensureInstalled();
// From where it was called: files that are named to it are seen from there.
const { status } = spawnSync(
  process.execPath,
  [fromRoot('node_modules', 'tsx', 'dist', 'cli.mjs'), fromRoot(file), ...args],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
