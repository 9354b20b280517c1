import { readFileSync } from 'node:fs';
import { fromRoot } from '../setup/root.mjs';

/**
 * The environment with each of the app's own settings emptied, which means unset: a DATABASE_URL in the shell or in a
 * .env file must never reach a test. Left out instead of emptied, it would still be read from .env.
 */
export function cleanEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env;
  return { ...environment, ...Object.fromEntries(settingNames().map((name) => [name, ''])) };
}

function settingNames() {
  const example = readFileSync(fromRoot('.env.example'), 'utf8');
  const names = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
  return names.filter((name) => name !== 'NODE_ENV');
}
