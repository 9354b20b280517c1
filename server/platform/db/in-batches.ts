import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from './open';

/** Few enough that changing them, with all that hangs on them, stays far below what a statement may take. */
const BATCH = 500;

/**
 * Deletes what the condition holds for, some rows at a time: a statement over all of them would take too long one day, and
 * then every day. What somebody holds just now is left for the next time.
 */
export async function deleteInBatches(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  const some = someOf(table, condition);
  await untilNoneAreLeft(() => rowsOf(db, sql`delete from ${table} where ${some} returning 1`));
}

/** The same for a change after which the condition no longer holds. */
export async function updateInBatches<T extends PgTable>(
  db: Db,
  table: T,
  values: PgUpdateSetSource<T>,
  condition: SQL | undefined,
): Promise<void> {
  const some = someOf(table, condition);
  await untilNoneAreLeft(() => db.update(table).set(values).where(some).returning({ changed: sql`1` }));
}

function someOf(table: PgTable, condition: SQL | undefined): SQL {
  if (!condition) throw new Error(`everything in ${getTableName(table)} would be changed`);
  return sql`ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked))`;
}

async function untilNoneAreLeft(changeSome: () => Promise<unknown[]>): Promise<void> {
  for (let changed = BATCH; changed === BATCH; ) changed = (await changeSome()).length;
}
