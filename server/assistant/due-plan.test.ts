import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { premiumRows } from '../billing/premium-rows';
import { rowsOf } from '../platform/db/open';
import { emptiedDatabase } from '../testing/emptied-database';
import { dueOf, listDue } from './due-store';

// So many that the database has a choice to make.
const EVERYBODY = 20_000;
const DUE = 50;
const database = await emptiedDatabase();
const { db } = database;
afterAll(() => emptiedDatabase());

beforeAll(async () => {
  await database.executeSql(`
    insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
    select gen_random_uuid(), n || '@example.com', n || '@example.com', 'none', now(), 'UTC' from generate_series(1, ${EVERYBODY}) n`);
  await database.executeSql(`
    insert into subscription (user_id, status, current_period_end, updated_at)
    select id, case when random() < 0.5 then 'active' else 'canceled' end, now() + interval '10 days', now() from "user"`);
  await database.executeSql(`
    insert into assistant_index (user_id, version, indexed_version, is_due)
    select id, 5, 5, false from "user" on conflict (user_id) do update set version = 5, indexed_version = 5, is_due = false`);
  await database.executeSql(`
    update assistant_index set version = 6, is_due = true
    where user_id in (select id from "user" order by email_key limit ${DUE})`);
  await database.executeSql('vacuum analyze');
});

it.each([true, false])(
  `of ${EVERYBODY} people the ${DUE} who are due are found by their own index (with Premium: %s)`,
  async (isPremium) => {
    const page = {
      premium: premiumRows({ config: { premium: 'paid' } }, new Date()),
      isPremium,
      canEmbed: true,
      after: null,
      most: 100,
    };
    const found = await listDue(db, page);
    const rows = await rowsOf<Record<string, string>>(db, sql`explain (analyze, timing off, costs off) ${dueOf(page)}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('assistant_index_due');
    const looked = [...plan.matchAll(/rows=(\d+)/g)].map(([, each]) => Number(each));
    expect(Math.max(...looked), plan).toBeLessThanOrEqual(DUE);
    expect(found.length).toBeGreaterThan(0);
  },
);
