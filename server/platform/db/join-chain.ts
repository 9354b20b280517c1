import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from './open';
import { answer } from './schema';

/**
 * Some of his answers are about to go: what came before and after them in one matter is joined, so that the words which stay
 * do not fall apart. Whoever calls has locked his allowances, under which chains grow.
 * @param going which of the rows `a` of `answer` go
 */
export async function joinAround(tx: Tx, userId: string, going: SQL): Promise<void> {
  const joined = await rowsOf<{ id: string; before: string | null }>(
    tx,
    sql`with recursive gone as (select a.id, a.replaces_id from ${answer} a where a.user_id = ${userId} and ${going}),
      walk as (
        select a.id, a.replaces_id as before from ${answer} a join gone on gone.id = a.replaces_id
          where a.user_id = ${userId} and a.id not in (select id from gone)
        union all
        select walk.id, gone.replaces_id from walk join gone on gone.id = walk.before)
      select id, before from walk where before is null or before not in (select id from gone)`,
  );
  if (joined.length === 0) return;
  // An answer is replaced once: those that go give up their place first.
  await tx.execute(sql`update ${answer} a set replaces_id = null where a.user_id = ${userId} and ${going}`);
  for (const { id, before } of joined)
    await tx.execute(sql`update ${answer} set replaces_id = ${before}::uuid where id = ${id}::uuid`);
}
