import type { OpenDatabase } from '../platform/db/open';

/** The tables in which some row says this, in whatever column, as text or as the bytes of a text. */
export async function tablesThatHold(database: OpenDatabase, words: string): Promise<string[]> {
  const { rows } = await database.executeSql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = $1",
    ['BASE TABLE'],
  );
  const hex = Buffer.from(words, 'utf8').toString('hex');
  const holding: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const found = await database.executeSql(
      `select 1 from "${name}" r where position(lower($1) in lower(r::text)) > 0 or position($2 in r::text) > 0 limit 1`,
      [words, hex],
    );
    if (found.rows.length > 0) holding.push(name);
  }
  return holding.sort();
}
