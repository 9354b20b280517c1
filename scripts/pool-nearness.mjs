import './setup/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';

ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [
    fromRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
    fromRoot('server', 'questions', 'pool', 'write-nearness.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
