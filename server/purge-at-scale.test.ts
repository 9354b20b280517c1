import { afterAll, expect, it } from 'vitest';
import { startTestApp } from './testing/app';
import { emptiedDatabase } from './testing/emptied-database';
import { runJob } from './testing/payments';
import { thorough } from './testing/thorough';

const database = await emptiedDatabase();
const test = await startTestApp({ database });
afterAll(async () => {
  await test.close();
  await emptiedDatabase();
});
const PEOPLE = thorough(4_000);
const ABANDONED = PEOPLE / 2;

const OLD = `now() - interval '60 days'`;
const abandoned = '"user" where activated_at is null';
const mailOf = (name: string) => `'${name}' || n || '@scale.example'`;

/** By the back door, without triggers: one by one they would take minutes. Somebody of every sort that a purge looks for. */
async function seed(): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const statement of [
      'set local session_replication_role = replica',
      'set local statement_timeout = 0',
      `insert into "user" (id, email, email_key, password_hash, time_zone, created_at, activated_at)
        select gen_random_uuid(), ${mailOf('lives')}, ${mailOf('lives')}, 'none', 'UTC', ${OLD}, ${OLD}
        from generate_series(1, ${PEOPLE}) n`,
      `insert into "user" (id, email, email_key, password_hash, time_zone, created_at)
        select gen_random_uuid(), ${mailOf('left')}, ${mailOf('left')}, 'none', 'UTC', ${OLD}
        from generate_series(1, ${ABANDONED}) n`,
      `update "user" set pending_email = 'x', pending_email_key = 'x',
        pending_until = now() + case when id::text < '8' then interval '1 day' else interval '-1 day' end
        where email like 'lives1%'`,
      `insert into mailed_token (hash, user_id, purpose, email, created_at, expires_at)
        select uuid_send(id), id, 'verify', email, ${OLD}, ${OLD} from ${abandoned}`,
      `insert into rate_counter (bucket, window_start, count) select id::text, ${OLD}, 1 from ${abandoned}`,
      `insert into session (id, user_id, created_at, expires_at)
        select id, id, ${OLD}, ${OLD} from "user" where email like 'lives1%'`,
      `insert into contact_message (id, user_id, purpose, priority, sealed_message, created_at, seen_at)
        select id, id, 'idea', false, '', ${OLD}, ${OLD} from ${abandoned} and email like 'left1%'`,
    ]) {
      await tx.execute(statement);
    }
  });
}

const countOf = async (rows: string) =>
  ((await database.executeSql(`select count(*)::int as n from ${rows}`)).rows as { n: number }[])[0]?.n;

it(`one night is enough for the purge among ${PEOPLE} people and ${ABANDONED} sign-ups that nobody confirmed`, async () => {
  await seed();
  const waiting = await countOf('"user" where pending_until > now()');
  const began = performance.now();
  await runJob(test, 'purge');
  const took = Math.round(performance.now() - began);
  console.log(`${database.kind}: ${ABANDONED} of ${PEOPLE + ABANDONED} accounts purged in ${took} ms`);
  expect(await countOf('"user"')).toBe(PEOPLE);
  for (const table of ['session', 'mailed_token', 'contact_message', 'rate_counter'])
    expect(await countOf(table), table).toBe(0);
  expect(waiting).toBeGreaterThan(0);
  expect(await countOf('"user" where pending_email is not null')).toBe(waiting);
}, 120_000);
