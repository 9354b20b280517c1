import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../../platform/db/open';

/** A value as it is written into a fixture: bytes and moments say what they are. */
type Kept = string | number | boolean | null | { bytes: string } | { moment: string };

export interface ReleaseFixture {
  /** The number of its newest migration. */
  migration: number;
  /** Of all its migrations, in their order: what was released is never changed afterwards. */
  digest: string;
  /** By table, the rows as JSON that PostgreSQL reads back. */
  rows: Record<string, object[]>;
  /** What that release asked of the database while somebody signed up, logged in, answered and read. */
  statements: { text: string; values: Kept[] }[];
}

export function digestOfMigrations(folder: string, upTo: number): string {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  const hash = createHash('sha256');
  for (const { idx, tag } of entries) if (idx <= upTo) hash.update(readFileSync(join(folder, `${tag}.sql`)));
  return hash.digest('hex');
}

export function kept(value: unknown): Kept {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return { moment: value.toISOString() };
  return (value ?? null) as Kept;
}

export function given(value: Kept): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return 'bytes' in value ? Buffer.from(value.bytes, 'base64') : new Date(value.moment);
}

/** As they were: no trigger counts a second time what was counted then. */
export async function putRows(database: OpenDatabase, rows: ReleaseFixture['rows']): Promise<void> {
  for (const [table, some] of Object.entries(rows)) {
    const columns = Object.keys(some[0] ?? {}).map((name) => `"${name}"`);
    const json = JSON.stringify(some).replaceAll("'", "''");
    await database.executeSql(`begin; set local session_replication_role = replica;
      delete from "${table}";
      insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", '${json}');
      commit`);
  }
}
