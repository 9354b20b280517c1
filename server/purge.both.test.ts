import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from './testing/app';
import { emptiedDatabase } from './testing/emptied-database';
import { runJob } from './testing/payments';

/** As much as one statement of this test's database can change within the time that a statement has. */
const A_STATEMENT_CHANGES = 1_000;

const database = await emptiedDatabase();
const test = await startTestApp({ database });
afterAll(async () => {
  await test.close();
  await database.executeSql('drop function if exists too_many, refuse cascade');
});

const run = (text: string, values?: unknown[]) => database.executeSql(text, values);
const countOf = async (table: string) =>
  (await run(`select count(*)::int as n from ${table}`)).rows.map((row) => (row as { n: number }).n)[0];

async function addAbandonedSignUps(many: number): Promise<void> {
  await run(
    `insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
     select gen_random_uuid(), mail, mail, '', now() - interval '60 days', 'UTC'
     from (select 'abandoned-' || gen_random_uuid() || '@example.com' as mail from generate_series(1, $1)) made`,
    [many],
  );
  await run(
    `insert into contact_message (id, user_id, purpose, priority, sealed_message, created_at, seen_at)
     select gen_random_uuid(), id, 'idea', false, '', created_at, created_at from "user" where activated_at is null`,
  );
  await run(
    `insert into rate_counter (bucket, window_start, count) select id::text, created_at, 1 from "user" where activated_at is null`,
  );
}

/** People who once wanted another address and never proved it. */
async function addLapsedAddresses(many: number): Promise<void> {
  await run(
    `insert into "user" (id, email, email_key, password_hash, created_at, activated_at, time_zone, pending_email, pending_email_key, pending_until)
     select gen_random_uuid(), mail, mail, '', now(), now(), 'UTC', 'new-' || mail, 'new-' || mail, now() - interval '1 day'
     from (select 'waiting-' || gen_random_uuid() || '@example.com' as mail from generate_series(1, $1)) made`,
    [many],
  );
}

describe('the nightly purge', { timeout: 60_000 }, () => {
  it('removes more than one statement could, some at a time', async () => {
    await run(
      `create function too_many() returns trigger language plpgsql as $$
       begin
         if (select count(*) from changed) > ${A_STATEMENT_CHANGES} then raise exception 'canceling statement due to statement timeout'; end if;
         return null;
       end $$;`,
    );
    for (const table of ['"user"', 'contact_message', 'rate_counter']) {
      await run(
        `create trigger slow after delete on ${table} referencing old table as changed for each statement execute function too_many();`,
      );
    }
    await run(
      `create trigger slow_change after update on "user" referencing old table as changed for each statement execute function too_many();`,
    );
    await addAbandonedSignUps(2 * A_STATEMENT_CHANGES + 300);
    await addLapsedAddresses(2 * A_STATEMENT_CHANGES + 300);
    await runJob(test, 'purge');
    expect(await countOf('"user" where activated_at is null')).toBe(0);
    expect([await countOf('contact_message'), await countOf('rate_counter')]).toEqual([0, 0]);
    expect(await countOf('"user" where pending_email is not null')).toBe(0);
  });

  it('removes everything else where one sort cannot be removed, and is known to have failed', async () => {
    await addAbandonedSignUps(3);
    await run(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'a damaged index'; end $$;`,
    );
    await run('create trigger broken before delete on "user" for each statement execute function refuse();');
    await expect(runJob(test, 'purge')).rejects.toThrow('could not be removed: abandoned sign-ups');
    expect([await countOf('contact_message'), await countOf('rate_counter')]).toEqual([0, 0]);
    await run('drop trigger broken on "user";');
    await runJob(test, 'purge');
    expect(await countOf('"user" where activated_at is null')).toBe(0);
  });
});

describe('every table that goes with an account', () => {
  it('is found by it through an index: deleting one account does not read everybody’s rows', async () => {
    const { rows } = await run(
      `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`,
    );
    expect(rows).toEqual([]);
  });
});
