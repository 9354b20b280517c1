import type { OpenDatabase } from '../platform/db/open';

/** Everything that a thief of the database holds: by table, every row with all its columns, bytes in hex. */
export async function dumpOf(database: OpenDatabase): Promise<Map<string, string>> {
  const { rows: tables } = await database.executeSql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = $1 and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    ['BASE TABLE'],
  );
  const dump = new Map<string, string>();
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await database.executeSql(`select t::text as line from ${name} t`);
    dump.set(name, (rows as { line: string }[]).map(({ line }) => line).join('\n'));
  }
  return dump;
}

/** The ways in which words may lie in a dump: as they are, in hex, in base64 at any offset, in two bytes a letter. */
function formsOf(words: string): string[] {
  const base64 = [0, 1, 2].map((shift) => {
    const encoded = Buffer.from(`${'_'.repeat(shift)}${words}`).toString('base64');
    // The letters at the ends also depend on what stands beside.
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + words.length) * 8) / 6));
  });
  const texts = [words, words.toUpperCase(), words.toLowerCase(), [...words].reverse().join(''), ...base64];
  const hexes = [...texts.map((text) => Buffer.from(text)), Buffer.from(words, 'utf16le')].map((b) =>
    b.toString('hex'),
  );
  return [...texts, ...hexes, ...hexes.map((hex) => hex.toUpperCase())];
}

/** Where in the dump these words can be read, in whatever form. */
export function placesOf(dump: Map<string, string>, words: string): string[] {
  const forms = formsOf(words);
  return [...dump].filter(([, text]) => forms.some((form) => text.includes(form))).map(([name]) => name);
}

/** The files in which a PostgreSQL server keeps a database, and the newest of its journal, read through itself. */
export async function serverFilesOf(database: OpenDatabase): Promise<Map<string, string>> {
  await database.executeSql('checkpoint');
  const { rows } = await database.executeSql(
    `select c.oid::regclass::text as name, pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'i', 't') and n.nspname not in ('pg_catalog', 'information_schema')
     union all (select name, pg_read_binary_file('pg_wal/' || name) from pg_ls_waldir()
       where name ~ '^[0-9A-F]{24}$' order by modification desc limit 2)`,
  );
  return new Map(
    (rows as { name: string; bytes: Buffer }[]).map(({ name, bytes }) => [name, bytes.toString('latin1')]),
  );
}
