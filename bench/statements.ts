import type pg from 'pg';

/** How many statements a call sends, beginning and end of a transaction among them; what functions and triggers do inside is not counted. */
export async function statementsOf(
  pool: pg.Pool,
  times: number,
  call: (n: number) => Promise<unknown>,
): Promise<number> {
  await pool.query('create extension if not exists pg_stat_statements');
  await call(0);
  await pool.query('select pg_stat_statements_reset()');
  for (let n = 1; n <= times; n++) await call(n);
  // The schedule of jobs looks at its own tables now and then.
  const { rows } = await pool.query<{ calls: string }>(
    `select coalesce(sum(s.calls), 0) as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
      where d.datname = current_database() and s.query not like '%pg_stat_statements%' and s.query not like '%pgboss%' and s.calls >= $1`,
    [Math.ceil(times / 2)],
  );
  return Number(rows[0]?.calls) / times;
}
