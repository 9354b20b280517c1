import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserPage } from '../../contract/admin';
import { startTestApp } from '../testing/app';
import { emptiedDatabase } from '../testing/emptied-database';
import { countUsers, listUsers } from './store';

// Of its own, with so many that the database has a choice to make.
const MANY = 20_000;
const database = await emptiedDatabase();
const test = await startTestApp({ database });
afterAll(() => test.close());
const { db } = test.world;

beforeAll(async () => {
  await database.executeSql(`
    insert into "user" (id, email, email_key, password_hash, created_at, last_login, time_zone)
    select gen_random_uuid(), n || '@example.com', n || '@example.com', repeat('x', 97), now() - n * interval '1 minute',
      case when n % 3 > 0 then now() - (n * 7919 % 20000) * interval '1 minute' end, 'UTC'
    from generate_series(1, ${MANY}) n`);
  await database.executeSql(`
    insert into subscription (user_id, status, current_period_end, updated_at)
    select id, 'active', now() + interval '10 days', now() from "user" where answers_count = 0 and email_key like '%7@%'`);
  await database.executeSql('analyze');
});

/** How the database goes about it, with how many rows it really looked at. */
async function planOf(asked: object): Promise<string> {
  const { sql, params } = listUsers(db, UserPage.parse(asked)).toSQL();
  const { rows } = await database.executeSql(`explain (analyze, timing off, costs off) ${sql}`, params);
  return (rows as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n');
}

describe('a page of a long list', () => {
  it.each([
    ['email', 'user_email_key'],
    ['created_at', 'user_joined'],
    ['last_login', 'user_last_login'],
  ])('by %s is read from its index, in both directions and without sorting everybody', async (sort, index) => {
    for (const order of ['asc', 'desc']) {
      const plan = await planOf({ sort, order, limit: 10 });
      expect(plan).toMatch(new RegExp(`using ${index} on "user"`));
      const looked = [...plan.matchAll(/rows=(\d+)/g)].map(([, rows]) => Number(rows));
      expect(Math.max(...looked), plan).toBeLessThanOrEqual(10);
    }
  });

  it('far behind looks up only those whom it shows', async () => {
    const plan = await planOf({ page: MANY / 10, limit: 10 });
    expect(plan).toMatch(/using user_pkey on "user" \(actual rows=\S+ loops=10\)/);
    expect(plan).toMatch(/using subscription_pkey on subscription \(actual rows=\S+ loops=10\)/);
    expect(await countUsers(db)).toBe(MANY);
  });
});
