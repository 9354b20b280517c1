import './setup/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';

ensureInstalled();
// From where it was called: the file to measure is named as seen from there.
const { status } = spawnSync(
  process.execPath,
  [
    fromRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
    fromRoot('server', 'assistant', 'evaluate.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
