import './setup/node-version.mjs';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
ensureBuilt();
const { run } = await import('../dist/server/commands.js');
process.exitCode = await run(process.argv.slice(2));
