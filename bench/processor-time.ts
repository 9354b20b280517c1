import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** In which Linux counts processor time. */
const TICKS_A_SECOND = 100;

/** Milliseconds that a process has worked so far; 0 for one that is gone. */
function workedBy(pid: number): number {
  try {
    // The name of a program may hold blanks; what follows its bracket does not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

/** Less than this in a second, in milliseconds: nothing is done in the background. */
const HARDLY = 50;

/** Waits until a process does nothing of its own accord any more. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = workedBy(pid);
    await wait(1_000);
    quiet = workedBy(pid) - before < HARDLY ? quiet + 1 : 0;
  }
}

export interface Worked {
  /** Milliseconds. */
  server: number;
  database: number;
}

/** What a server and its connections to PostgreSQL, known by their name, work while something is done. */
export async function workDuring<T>(
  { pid, connections, pool }: { pid: number; connections: string; pool: pg.Pool },
  work: () => Promise<T>,
): Promise<Worked & { result: T }> {
  const backends = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name like $1`,
      [`${connections}%`],
    );
    return new Map(rows.map((row) => [row.pid, workedBy(row.pid)]));
  };
  const before = { server: workedBy(pid), database: await backends() };
  const result = await work();
  const server = workedBy(pid) - before.server;
  let database = 0;
  for (const [backend, worked] of await backends()) database += worked - (before.database.get(backend) ?? 0);
  return { server, database, result };
}
