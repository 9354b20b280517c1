import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things lie beside this program, built (dist/server) or from source (server). */
const here = dirname(fileURLToPath(import.meta.url));
const built = existsSync(join(here, 'migrations'));
/** The clone, or what was deployed of it. */
export const programFolder = built ? join(here, '..', '..') : join(here, '..');

export const migrationsFolder = built ? join(here, 'migrations') : join(here, 'platform', 'db', 'migrations');
/** Null where the program runs from source. */
export const commandsFile = built ? join(here, 'commands.js') : null;
export const webFolder = join(programFolder, 'dist', 'web');
export const version = (JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Of the program as it was built. */
export const build = built
  ? createHash('sha256')
      .update(readFileSync(join(here, 'main.js')))
      .digest('hex')
  : 'source';
