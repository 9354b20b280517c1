import type { CopiedTable, CopySession } from '../db/copying';

interface Reference {
  from: string;
  to: string;
}

/**
 * Every table of ours, asked of the database itself: one that a later release adds cannot be forgotten. Those that others
 * refer to come first. The queue's own tables (schema `jobs`) are not among them: it makes them anew, with nothing waiting.
 */
export async function tablesOf(session: CopySession): Promise<CopiedTable[]> {
  const tables = await session.run<CopiedTable>(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c inner join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const references = await session.run<Reference>(`
    select child.relname as "from", parent.relname as "to" from pg_constraint f
    inner join pg_class child on child.oid = f.conrelid inner join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`);
  return inOrder(tables, references);
}

function inOrder(tables: CopiedTable[], references: Reference[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: CopiedTable) => !references.some(({ from, to }) => from === name && names.has(to));
    // Tables that refer to each other in a circle have no order: they come as they are.
    const free = waiting.some(isFree) ? waiting.filter(isFree) : waiting;
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
