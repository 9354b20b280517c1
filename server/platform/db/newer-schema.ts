import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { StartRefused } from '../refusal';
import { type DbOrTx, rowsOf } from './open';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** A release that does not know the tables it finds would write into them what the newer one cannot read. */
export async function refuseNewerSchema(db: DbOrTx, migrationsFolder: string): Promise<void> {
  const [made] = await rowsOf<{ table: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (!made?.table) return;
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const known = journal.entries.reduce((newest, entry) => (entry.when > newest.when ? entry : newest));
  const rows = await rowsOf<{ unknown: number }>(
    db,
    sql`select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > ${known.when}`,
  );
  const unknown = rows[0]?.unknown ?? 0;
  if (unknown === 0) return;
  throw new StartRefused(
    `The database is of a newer release of Heartnote: ${unknown} of its changes came after ${known.tag}, the last that this release knows. Start the newer release; nothing was changed.`,
  );
}
