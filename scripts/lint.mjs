import './setup/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/root.mjs';
import { staticChecks } from './suite/checks.mjs';

ensureInstalled();
const failed = Object.values(staticChecks).filter(
  (args) => spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0,
);
process.exitCode = failed.length > 0 ? 1 : 0;
