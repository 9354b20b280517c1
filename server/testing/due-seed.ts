import pg from 'pg';
import { addDays } from '../../contract/days';
import { sealContent } from '../dates/store';
import type { World } from '../deps';

/** Plain SQL without the product's time-out: seeding a million takes its time. */
export async function openPlainSql(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const ID = `('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Readers of whom none is due: their next mail is tomorrow. */
export async function seedReaders(sql: pg.Client, from: number, to: number): Promise<void> {
  // Without triggers and references, as a restored backup is read in.
  await sql.query('set session_replication_role = replica');
  await sql.query(`insert into "user" (id, email, email_key, email_verified_at, activated_at, password_hash, created_at, time_zone)
    select ${ID}, 'r' || n || '@bench.example', 'r' || n || '@bench.example', '2026-01-01', '2026-01-01', '', '2026-01-01', 'UTC'
    from generate_series(${from}, ${to}) n`);
  await sql.query(
    `insert into next_mail (user_id, at) select ${ID}, now() + interval '1 day' from generate_series(${from}, ${to}) n`,
  );
  await sql.query('set session_replication_role = origin');
  await sql.query('analyze "user"');
  await sql.query('analyze next_mail');
}

/** Three days of each, none of them near. What is sealed is as long as it would be, and nobody opens it. */
export async function seedDates(sql: pg.Client, from: number, to: number): Promise<void> {
  await sql.query('set session_replication_role = replica');
  await sql.query(`insert into important_date (id, user_id, sealed_date, next_at, next_on, created_at, updated_at)
    select gen_random_uuid(), ${ID}, decode(repeat('ab', 220), 'hex'), now() + interval '30 days', current_date + 30, now(), now()
    from generate_series(${from}, ${to}) n, generate_series(1, 3)`);
  await sql.query('set session_replication_role = origin');
  await sql.query('analyze important_date');
}

/** A browser of each, which takes the daily notification in place of the mail. What is sealed is as long as it would be. */
export async function seedPushes(sql: pg.Client, from: number, to: number): Promise<void> {
  await sql.query('set session_replication_role = replica');
  await sql.query(`insert into mail_preference (user_id, daily_mail, hour, daily_push)
    select ${ID}, true, 8, 'instead' from generate_series(${from}, ${to}) n`);
  await sql.query(`insert into session (id, user_id, created_at, expires_at)
    select ${ID}, ${ID}, now(), now() + interval '30 days' from generate_series(${from}, ${to}) n`);
  await sql.query(`insert into push_subscription (id, user_id, session_id, sealed_subscription, endpoint_hash, created_at)
    select ${ID}, ${ID}, ${ID}, decode(repeat('ab', 350), 'hex'), sha256(n::text::bytea), now() from generate_series(${from}, ${to}) n`);
  await sql.query('set session_replication_role = origin');
  for (const table of ['mail_preference', 'session', 'push_subscription']) await sql.query(`analyze ${table}`);
}

export async function makeReadersDue(sql: pg.Client, from: number, to: number): Promise<void> {
  await sql.query(
    `update next_mail set at = '2026-06-01T08:00:00Z', mailed_on = null where user_id between $1 and $2`,
    [idOf(from), idOf(to)],
  );
  await sql.query('vacuum analyze next_mail');
}

/** One day of each, whole and with its key: what a job has to open. */
export async function makeDatesDue(
  world: World,
  sql: pg.Client,
  today: string,
  [from, to]: [number, number],
): Promise<void> {
  const [, month, day] = addDays(today, 3).split('-').map(Number) as [number, number, number];
  const content = {
    occasion: 'her-birthday' as const,
    label: 'Her birthday',
    rule: { kind: 'day' as const, month, day },
    leads: [14, 3],
    discreetTitle: null,
    quoted: [],
    went: [],
  };
  const { vault, db } = world;
  await db.transaction(async (tx) => {
    for (let n = from; n <= to; n++) await vault.createKey(tx, idOf(n));
    const ciphers = await vault.ciphersOf(
      tx,
      Array.from({ length: to - from + 1 }, (_, n) => idOf(from + n)),
    );
    for (let n = from; n <= to; n++) {
      const cipher = ciphers.get(idOf(n));
      if (!cipher) throw new Error('a key is missing');
      const id = idOf(1_000_000_000 + n);
      const bytes = sealContent(cipher, id, content).toString('hex');
      await tx.execute(`insert into important_date (id, user_id, sealed_date, next_at, next_on, created_at, updated_at)
        values ('${id}', '${idOf(n)}', decode('${bytes}', 'hex'), '2026-06-01T08:00:00Z', '${today}', now(), now())`);
    }
  });
  await sql.query('vacuum analyze important_date');
}

/** What any way of doing it has to write: two rows and a moment for each who is due, by statements and nothing else. */
export async function bareInsertSelect(sql: pg.Client, what: 'mail' | 'dates'): Promise<void> {
  const [table, key, at, ref] =
    what === 'mail'
      ? ['next_mail', 'user_id', 'at', `jsonb_build_object('userId', user_id, 'day', current_date)`]
      : ['important_date', 'id', 'next_at', `jsonb_build_object('userId', user_id, 'dateId', key, 'on', current_date)`];
  await sql.query('begin');
  await sql.query(`create temp table due on commit drop as select ${key} as key, user_id, gen_random_uuid() as id from ${table}
    where ${at} <= now() order by ${at}`);
  await sql.query(`insert into email_log (id, user_id, kind, dedupe_key, status, created_at)
    select id, user_id, 'bare', 'bare|' || key || '|2026-06-01', 'queued', now() from due on conflict (dedupe_key) do nothing`);
  await sql.query(`insert into outbox (id, user_id, kind, ref, not_before, expires_at, created_at, can_wait)
    select id, user_id, 'bare', ${ref}, now(), now() + interval '1 day', now(), null from due`);
  await sql.query(`update ${table} set ${at} = now() + interval '1 day' from due where ${table}.${key} = due.key`);
  await sql.query('commit');
}
