import './setup/node-version.mjs';
import { existsSync } from 'node:fs';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';
import { isRunning } from './setup/running.mjs';

// After a pull, packages and build would be swapped under the running product: the command is given as it is built.
if (!existsSync(fromRoot('dist', 'server', 'commands.js')) || !(await isRunning())) {
  ensureInstalled();
  ensureBuilt();
}
const { run } = await import('../dist/server/commands.js');
process.exitCode = await run(process.argv.slice(2));
