import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../platform/db/open';
import { migrations } from './database';

/** Gives an empty database the tables of the release before the migration of this number. */
export async function migrateToBefore(database: OpenDatabase, migration: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-migrations-'));
  try {
    cpSync(migrations, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] };
    const entries = journal.entries.filter(({ idx }) => idx < migration);
    writeFileSync(path, JSON.stringify({ ...journal, entries }));
    await database.migrate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
