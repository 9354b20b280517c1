import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type TimeRange } from '../../contract/admin';
import { DAY } from '../../contract/time';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import { loginStatus, type Person } from '../testing/people';
import { homeAt } from './calendar';
import { addNeighbours, neighbours } from './neighbours';

// Before breakfast, when today has hardly begun.
describe('what an administrator sees of the neighbours', () => {
  let test: TestApp;
  let office: Person;
  beforeAll(async () => {
    const clock = createTestClock('2026-04-15T04:30:00Z');
    test = await startTestApp({ clock, database: await emptiedDatabase() });
    office = await createCast(test).hire('admin');
    await addNeighbours(test.world, home());
  });
  afterAll(() => test.close());

  const home = () => homeAt(test.clock.now(), 'Europe/Berlin');
  const metrics = async (timeRange: TimeRange) =>
    (await test.call(admin.metrics, { as: office, query: { timeRange } })).body;
  const everybody = async () => (await test.call(admin.users, { as: office, query: {} })).body;

  it('people have signed up for weeks, some of them in the last day', async () => {
    const [day, week, month] = [await metrics('24h'), await metrics('7d'), await metrics('30d')];
    expect(day.newUsers).toBeGreaterThanOrEqual(1);
    expect(week.newUsers).toBeGreaterThanOrEqual(5);
    expect(month.newUsers).toBeGreaterThanOrEqual(15);
    expect(month.totalUsers).toBeGreaterThan(month.newUsers + 5);
    expect(month.premiumUsers).toBe(5);
  });

  it('somebody was here in many hours of the last day and on every day of the last month', async () => {
    const day = await metrics('24h');
    expect(day.series.filter(({ activeUsers }) => activeUsers > 0).length).toBeGreaterThanOrEqual(6);
    expect(day.activeUsers).toBeGreaterThanOrEqual(10);
    const { series, totalUsers, activeUsers } = await metrics('30d');
    const people = series.slice(1, -1).map((step) => step.activeUsers);
    expect(Math.min(...people)).toBeGreaterThanOrEqual(3);
    expect(new Set(people).size).toBeGreaterThan(4);
    expect(Math.max(...people)).toBeLessThanOrEqual(activeUsers);
    expect(activeUsers).toBeLessThan(totalUsers);
  });

  it('nobody comes from the future, and nobody logged in before he had an account', async () => {
    const { users, total } = await everybody();
    expect(total).toBe(neighbours.length + 1);
    const now = test.clock.now().toISOString();
    for (const { created_at, last_login, email } of users) {
      expect(created_at < now, email).toBe(true);
      expect(last_login === null || (last_login >= created_at && last_login <= now), email).toBe(true);
    }
    expect(users.filter(({ last_login }) => last_login === null)).not.toEqual([]);
    expect(users.filter(({ answersCount }) => answersCount > 0).length).toBeGreaterThan(15);
    expect(users.filter(({ email_verified }) => !email_verified)).not.toEqual([]);
  });

  it('the neighbours are there to be counted: nobody logs in as one, and none is sent a mail', async () => {
    const { email = '' } = neighbours[0] ?? {};
    expect(await loginStatus(test, email, 'Heartnote1')).toBe(401);
    expect(await loginStatus(test, email, '')).toBe(400);
    const { rows } = await test.world.database.executeSql(
      'select email from "user" where id not in (select user_id from mail_preference where not daily_mail)',
    );
    expect(rows).toEqual([{ email: office.email }]);
  });

  it('made again, nothing changes, not even whom he has deleted', async () => {
    const { users } = await everybody();
    const gone = users.find(({ email }) => email === neighbours[0]?.email);
    await test.call(admin.removeUser, { as: office, params: { id: gone?.id ?? '' } });
    const seen = async () => [await everybody(), (await metrics('30d')).newUsers];
    const before = await seen();
    await addNeighbours(test.world, home());
    expect(await seen()).toEqual(before);
    test.clock.advance(DAY);
    await addNeighbours(test.world, home());
    expect((await everybody()).total).toBe(users.length - 1);
  });
});
