import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CopySession } from './copying';

/** A migration that this release knows. */
export interface KnownMigration {
  tag: string;
  /** What a database keeps of it. */
  when: number;
}

/** Oldest first. */
export function knownMigrations(folder: string): KnownMigration[] {
  const text = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8');
  return (JSON.parse(text) as { entries: KnownMigration[] }).entries.toSorted((a, b) => a.when - b.when);
}

/** The newest that a database has had; null where it has had none. */
export async function newestApplied(session: Pick<CopySession, 'run'>): Promise<number | null> {
  const [made] = await session.run<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (!made?.name) return null;
  const [row] = await session.run<{ newest: number | null }>(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  return row?.newest ?? null;
}

/** The name of the newest that a database has had, which this release must know. */
export async function lastMigration(session: Pick<CopySession, 'run'>, folder: string): Promise<string> {
  const applied = await newestApplied(session);
  const known = knownMigrations(folder).find(({ when }) => when === applied);
  if (!known) throw new Error(`the database has had a migration that this release does not know (${applied})`);
  return known.tag;
}
