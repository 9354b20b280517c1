import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from './open';

/** Few enough that deleting them, with all that hangs on them, stays far below what a statement may take. */
const BATCH = 500;

/**
 * Deletes what the condition holds for, some rows at a time: a statement over all of them would take too long one day, and
 * then every day. What somebody holds just now is left for the next time.
 */
export async function deleteInBatches(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  if (!condition) throw new Error(`everything in ${getTableName(table)} would be deleted`);
  for (let deleted = BATCH; deleted === BATCH; ) {
    const rows = await rowsOf<object>(
      db,
      sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked)) returning 1`,
    );
    deleted = rows.length;
  }
}
