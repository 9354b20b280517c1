import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { addMigrations, sweep, whole } from './built-server';

const root = join(fileURLToPath(import.meta.url), '..', '..', '..');
const shelf = join(root, '.cache', 'test-databases');

let migrated: Promise<string> | undefined;
let empty: Promise<string> | undefined;

/** The files of an embedded database that has been made and migrated once, now or by an earlier run, as a tar archive. */
export function migratedImage(migrations: string): Promise<string> {
  migrated ??= findOrMake(migrations);
  return migrated;
}

/** The same without a table: making one takes seconds. */
export function emptyImage(): Promise<string> {
  empty ??= findOrMake(null);
  return empty;
}

async function findOrMake(migrations: string | null): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  if (migrations) addMigrations(hash, migrations);
  const folder = join(shelf, hash.digest('hex').slice(0, 16));
  const file = join(folder, 'image.tar');
  if (!existsSync(file)) {
    const made = await make(migrations);
    sweep(shelf);
    whole(folder, (fresh) => writeFileSync(join(fresh, 'image.tar'), made));
  }
  // In use: nobody who sweeps meanwhile takes it for old.
  utimesSync(folder, new Date(), new Date());
  return file;
}

/** One that is migrated begins as a copy of the empty one: to make that is most of the work. */
async function make(migrations: string | null): Promise<Buffer> {
  const lite = await PGlite.create(migrations ? { loadDataDir: new Blob([readFileSync(await emptyImage())]) } : {});
  if (migrations) await migrate(drizzle(lite), { migrationsFolder: migrations });
  await lite.exec('checkpoint');
  const files = await lite.dumpDataDir('none');
  await lite.close();
  return Buffer.from(await files.arrayBuffer());
}
