import { fileURLToPath } from 'node:url';
import type { Settings } from './processes';

/** Settings of a process that is killed the very moment it has made this file or folder. */
export function killedAt(path: string): Settings {
  return { NODE_OPTIONS: `--import=${fileURLToPath(new URL('./kill-at.mjs', import.meta.url))}`, KILL_AT: path };
}
