import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm';
import { MINUTE } from '../../../contract/time';
import { type Clock, later } from '../clock';
import { rowsOf, type Tx } from '../db/open';
import { user } from '../db/schema';
import { withoutValues } from '../http/failure';
import type { Log } from '../log';

/** Rows that carry the moment at which each is next to be looked at: a tick costs what is due, however many are not. */
export interface DueWork<Row extends DueRow = DueRow> {
  /** For the log: what could not be done. */
  what: string;
  /** The columns of its table; the moment is null where there is none, and indexed where there is. */
  columns: { key: AnyColumn; userId: AnyColumn; at: AnyColumn };
  /**
   * What else is read with them, by its name in the row and as the driver gives it: of the row and of its account alone, which
   * are held by then. What another table says is to be asked in `handle`: here it could be older than the row.
   */
  reads?: { [name in Exclude<keyof Row, keyof DueRow>]: AnyColumn };
  /** Does what is due now and sets the next moment of every row, in one transaction. */
  handle(tx: Tx, rows: Row[], now: Date): Promise<void>;
  /** Sets the moment of one row that stumbled. */
  putOff(tx: Tx, row: DueRow, until: Date): Promise<void>;
}

export interface DueRow {
  key: string;
  userId: string;
}

interface DueDeps {
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  clock: Clock;
  log: Log;
}

const BATCH = 500;
/** One that stumbles is tried again, but not at every tick before all the others. */
const STUMBLED_RESTS = 15 * MINUTE;

/** Batches side by side: while the database writes one, the next is worked out. */
const LANES = 2;

/** Until nothing is due. Any number of instances may do it side by side: what one of them holds, the others pass over. */
export async function workOffDue<Row extends DueRow>(deps: DueDeps, work: DueWork<Row>): Promise<void> {
  // Most ticks find little.
  if ((await workOffSome(deps, work)) < BATCH) return;
  const ended = await Promise.allSettled(Array.from({ length: LANES }, () => workOffRest(deps, work)));
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}

async function workOffRest<Row extends DueRow>(deps: DueDeps, work: DueWork<Row>): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) taken = await workOffSome(deps, work);
}

async function workOffSome<Row extends DueRow>(deps: DueDeps, work: DueWork<Row>): Promise<number> {
  const now = deps.clock.now();
  let rows: Row[] = [];
  try {
    await deps.transact(async (tx) => {
      rows = await claim(tx, work, { now, most: BATCH });
      if (rows.length > 0) await work.handle(tx, rows, now);
    });
  } catch (error) {
    if (rows.length === 0) throw error;
    deps.log.warn({ rows: rows.length, err: withoutValues(error) }, `${work.what}: tried again one by one`);
    for (const row of rows) await workOffOne(deps, work, row);
  }
  return rows.length;
}

/** What keeps one from its due must not keep all the others from theirs. */
async function workOffOne<Row extends DueRow>(
  deps: DueDeps,
  work: DueWork<Row>,
  { key, userId }: DueRow,
): Promise<void> {
  const now = deps.clock.now();
  try {
    await deps.transact(async (tx) => {
      const rows = await claim(tx, work, { now, most: 1, only: key });
      if (rows.length > 0) await work.handle(tx, rows, now);
    });
  } catch (error) {
    deps.log.error({ user: userId, err: withoutValues(error) }, work.what);
    await deps.transact((tx) => work.putOff(tx, { key, userId }, later(now, STUMBLED_RESTS)));
  }
}

/**
 * Holds the rows, and their accounts against deletion. An account that somebody holds just now is passed over like a row that
 * is: he may be about to wait for the row.
 */
function claim<Row extends DueRow>(
  tx: Tx,
  { columns, reads }: DueWork<Row>,
  which: { now: Date; most: number; only?: string },
): Promise<Row[]> {
  const { key, userId, at } = columns;
  const only = which.only === undefined ? sql`` : sql`and ${key} = ${which.only}`;
  const table = sql.identifier(getTableName(key.table));
  return rowsOf<Row>(
    tx,
    sql`select ${listed({ key, userId, ...reads })} from ${table} inner join ${user} on ${user.id} = ${userId}
      where ${at} <= ${which.now.toISOString()}::timestamptz ${only} order by ${at} limit ${which.most}
      for update of ${table} skip locked for key share of ${user} skip locked`,
  );
}

function listed(columns: Record<string, AnyColumn>): SQL {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql.join(named, sql`, `);
}
