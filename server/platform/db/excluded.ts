import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';

type ColumnOf<T extends Table> = keyof T['_']['columns'] & string;

/** For an insert that meets a row: it takes these columns as they were given. */
export function asGiven<T extends Table, Name extends ColumnOf<T>>(table: T, ...names: Name[]): Record<Name, SQL> {
  const columns = getTableColumns(table);
  const given = names.map((name) => [name, sql`excluded.${sql.identifier(columns[name]?.name ?? name)}`]);
  return Object.fromEntries(given);
}
