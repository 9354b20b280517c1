import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock';
import { type OpenDatabase, rowsOf } from '../db/open';

/** What is looked up when a monitor asks, and not counted on the way. */
export interface LookedUp {
  database: OpenDatabase;
  clock: Clock;
  version: string;
  /** Whether the model that composes is left alone after failures; null where there is none. */
  isModelResting: (() => boolean) | null;
  /** When the newest backup was made that was proved good. */
  lastGoodBackup: () => Promise<Date | null>;
}

interface Facts {
  waiting: number;
  oldest: number | null;
  backlog: number;
  overdue: number | null;
}

const seconds = (moment: number | null, now: Date) =>
  moment === null ? 0 : Math.max(0, now.getTime() / 1_000 - moment);

/** Answers what brings every gauge up to date; it never throws: a database that is away is a figure too. */
export function lookUp(registry: Registry, watched: LookedUp): () => Promise<void> {
  const { database, clock, version, isModelResting, lastGoodBackup } = watched;
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const build = gauge('heartnote_build_info', 'Which release this is.', 'version', 'node', 'database');
  build.set({ version, node: process.version, database: database.kind }, 1);
  const up = gauge('database_up', 'Whether the database answers.');
  const waiting = gauge('outbox_waiting', 'Emails and notifications that have still to leave.');
  const oldest = gauge('outbox_oldest_seconds', 'For how long the oldest of them has waited.');
  const backlog = gauge('assistant_index_backlog', 'People whose answers have still to be read in.');
  const overdue = gauge(
    'payments_sync_age_seconds',
    'By how much the longest overdue comparison with the payment provider is late.',
  );
  const succeeded = gauge('job_last_success_timestamp', 'When each job last ended well, in seconds since 1970.', 'job');
  const backup = gauge('backup_last_good_timestamp', 'When the newest proved backup was made; 0 where there is none.');
  const resting = gauge(
    'assistant_breaker_open',
    'Whether the model is left alone after failures; 0 where there is none.',
  );
  const pool = database.pool && gauge('database_pool_connections', 'Connections to the database.', 'state');

  return async () => {
    resting.set(isModelResting?.() ? 1 : 0);
    const { idle = 0, total = 0, waiting: inLine = 0 } = database.pool?.() ?? {};
    pool?.set({ state: 'in_use' }, total - idle);
    pool?.set({ state: 'idle' }, idle);
    pool?.set({ state: 'waiting' }, inLine);
    try {
      const now = clock.now();
      const facts = await readFacts(database, now);
      waiting.set(facts.waiting);
      oldest.set(seconds(facts.oldest, now));
      backlog.set(facts.backlog);
      overdue.set(seconds(facts.overdue, now));
      for (const { name, at } of await readSuccesses(database)) if (at !== null) succeeded.set({ job: name }, at);
      backup.set(((await lastGoodBackup())?.getTime() ?? 0) / 1_000);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

async function readFacts({ db }: OpenDatabase, now: Date): Promise<Facts> {
  const [row] = await rowsOf<Facts>(
    db,
    sql`select (select count(*)::int from outbox) as waiting,
      (select extract(epoch from min(created_at))::float8 from outbox) as oldest,
      (select count(*)::int from assistant_index where is_due) as backlog,
      (select extract(epoch from min(compare_after))::float8 from subscription
        where customer_id is not null and compare_after between '1970-01-02' and ${now.toISOString()}::timestamptz) as overdue`,
  );
  return row ?? { waiting: 0, oldest: null, backlog: 0, overdue: null };
}

function readSuccesses({ db }: OpenDatabase): Promise<{ name: string; at: number | null }[]> {
  return rowsOf(db, sql`select name, extract(epoch from succeeded_at)::float8 as at from job_run`);
}
