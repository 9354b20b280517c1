import { sql } from 'drizzle-orm';
import { StartRefused } from '../refusal';
import { knownMigrations } from './migration-journal';
import { type DbOrTx, rowsOf } from './open';

/** A release that does not know the tables it finds would write into them what the newer one cannot read. */
export async function refuseNewerSchema(db: DbOrTx, migrationsFolder: string): Promise<void> {
  const [made] = await rowsOf<{ table: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (!made?.table) return;
  const known = knownMigrations(migrationsFolder).at(-1);
  const rows = await rowsOf<{ unknown: number }>(
    db,
    sql`select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > ${known?.when ?? 0}`,
  );
  const unknown = rows[0]?.unknown ?? 0;
  if (unknown === 0) return;
  throw new StartRefused(
    `The database is of a newer release of Heartnote: ${unknown} of its changes came after ${known?.tag}, the last that this release knows. Start the newer release; nothing was changed.`,
  );
}
