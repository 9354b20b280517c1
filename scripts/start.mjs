import './setup/node-version.mjs';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
ensureBuilt();
await import('../dist/server/main.js');
