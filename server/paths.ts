import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things lie beside this program, built (dist/server) or from source (server). */
const here = dirname(fileURLToPath(import.meta.url));
const built = existsSync(join(here, 'migrations'));
const root = built ? join(here, '..', '..') : join(here, '..');

export const migrationsFolder = built ? join(here, 'migrations') : join(here, 'platform', 'db', 'migrations');
export const webFolder = join(root, 'dist', 'web');
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
