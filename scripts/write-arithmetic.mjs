import './setup/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';

ensureInstalled();
const { assembled } = await import('./setup/assembled.mjs');
const file = (ending) => fromRoot('server', 'assistant', 'embedding', `arithmetic.${ending}`);
writeFileSync(file('wasm'), await assembled(readFileSync(file('wat'), 'utf8')));
