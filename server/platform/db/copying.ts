import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import { cutAtLines } from './copy-pieces';

/** A table and those of its columns that are stored, and not worked out. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** One transaction in which whole tables are read or written in PostgreSQL's text form, which both databases share. */
export interface CopySession {
  run<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Any number of statements, without values. */
  script(text: string): Promise<void>;
  /** Every row, a line each, in pieces that need not end with a line. */
  copyOut(table: CopiedTable): AsyncIterable<Buffer>;
  copyIn(table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void>;
}

/** `snapshot`: sees the tables as they are at one moment, and changes nothing. */
export type CopyMode = 'snapshot' | 'write';

export type Copying = <T>(mode: CopyMode, work: (session: CopySession) => Promise<T>) => Promise<T>;

/** Much of a table at a time: enough to be quick, and little enough to be held in memory several times over. */
const PIECE = 2 * 1024 * 1024;

/** So that a value is written alike wherever it is stored, and read back as it was. */
const EXACT = [
  "set local bytea_output = 'hex'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
].join('; ');

const BEGINNINGS: Record<CopyMode, string> = {
  snapshot: `set transaction isolation level repeatable read, read only; ${EXACT}`,
  write: EXACT,
};

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const nameOf = ({ name }: CopiedTable) => `public.${quoted(name)}`;
const columnsOf = ({ columns }: CopiedTable) => columns.map(quoted).join(', ');

/** PGlite has one connection: until the work is done, everybody else waits. */
export function embeddedCopying(lite: PGlite, plain: QueryOptions): Copying {
  return (mode, work) =>
    lite.transaction(async (tx) => {
      await tx.exec(BEGINNINGS[mode]);
      return work({
        run: async <Row>(text: string, values: unknown[] = []) => (await tx.query<Row>(text, values, plain)).rows,
        script: async (text) => void (await tx.exec(text)),
        copyOut: (table) => piecesOf(tx, table),
        copyIn: async (table, rows) => {
          for await (const piece of cutAtLines(rows, PIECE)) {
            await tx.query(`copy ${nameOf(table)} (${columnsOf(table)}) from '/dev/blob'`, [], {
              blob: new Blob([piece]),
            });
            await nextTurn();
          }
        },
      });
    });
}

/**
 * PGlite gives the result of a whole statement at once, so a table is read by ranges of its pages. Within one snapshot no row
 * moves from one page to another.
 */
async function* piecesOf(tx: Transaction, table: CopiedTable): AsyncIterable<Buffer> {
  const { rows } = await tx.query<{ pages: number; bytes: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages,
       pg_table_size($1::regclass)::float8 as bytes`,
    [nameOf(table)],
  );
  const { pages = 0, bytes = 0 } = rows[0] ?? {};
  // Long values lie beside the table: its pages may stand for far more than their own size. And as text, all is twice as long.
  const step = Math.max(1, Math.floor((pages * PIECE) / 2 / Math.max(1, bytes)));
  for (let from = 0; from < pages; from += step) {
    const { blob } = await tx.query(
      `copy (select ${columnsOf(table)} from ${nameOf(table)}
         where ctid >= '(${from},0)' and ctid < '(${from + step},0)') to '/dev/blob'`,
    );
    if (blob && blob.size > 0) yield Buffer.from(await blob.arrayBuffer());
    await nextTurn();
  }
}

/** `lock`: held by whoever changes tables, so that none is changed while it is copied. */
export function serverCopying(pool: pg.Pool, lock: number): Copying {
  return async (mode, work) => {
    const { from, to } = await import('pg-copy-streams');
    const { pipeline } = await import('node:stream/promises');
    const client = await pool.connect();
    const hold = mode === 'snapshot' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock';
    try {
      await client.query('set statement_timeout = 0');
      await client.query(`select ${hold}($1)`, [lock]);
      await client.query('begin');
      await client.query(BEGINNINGS[mode]);
      const done = await work({
        run: async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[],
        script: async (text) => void (await client.query(text)),
        copyOut: (table) => client.query(to(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`)),
        copyIn: (table, rows) =>
          pipeline(rows, client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))),
      });
      await client.query('commit');
      return done;
    } finally {
      // Not lent again: ending it undoes what was not committed, and frees the lock.
      client.release(true);
    }
  };
}
