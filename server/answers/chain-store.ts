import { sql } from 'drizzle-orm';
import { type DbOrTx, rowsOf } from '../platform/db/open';
import { answer } from '../platform/db/schema';

/** The newest word of the matter that this answer of his belongs to, which may be itself; undefined where there is none. */
export async function newestOfChain(db: DbOrTx, userId: string, id: string): Promise<string | undefined> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with recursive chain as (
        select id, 0 as step from ${answer} where id = ${id} and user_id = ${userId}
        union all
        select a.id, chain.step + 1 from ${answer} a join chain on a.replaces_id = chain.id)
      select id from chain order by step desc limit 1`,
  );
  return rows[0]?.id;
}

/** The answers that this one took the place of, newest first. */
export async function replacedBefore(db: DbOrTx, userId: string, id: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with recursive chain as (
        select replaces_id as id, 0 as step from ${answer} where id = ${id} and user_id = ${userId}
        union all
        select a.replaces_id, chain.step + 1 from ${answer} a join chain on a.id = chain.id)
      select id from chain where id is not null order by step`,
  );
  return rows.map((row) => row.id);
}
