import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin, type TimeRange } from '../../contract/admin';
import { adminMessages } from '../../contract/admin-messages';
import { DAY, HOUR } from '../../contract/time';
import { updateUser } from '../accounts/store';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, poolQuestions } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';

// Of its own: here everybody is counted. The day after the clocks of Chicago were put back, at 14:20 there.
const NOW = '2026-11-02T20:20:00Z';
const clock = createTestClock(NOW);
const database = await emptiedDatabase();
const test: TestApp = await startTestApp({ database, clock });
const cast = createCast(test);
afterAll(() => test.close());

const metrics = async (as: Person, timeRange?: TimeRange) =>
  (await test.call(admin.metrics, { as, query: timeRange ? { timeRange } : {} })).body;
const visit = (as: Person) => test.call(accounts.me, { as });
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** Somebody who joined then, and was not here. Logged in today: a session does not last for months. */
async function joinedAt(moment: string, role: 'basic' | 'premium' | 'admin' = 'basic'): Promise<Person> {
  const person = await cast.hire(role);
  await updateUser(test.world.db, person.id, { createdAt: new Date(moment) });
  return person;
}

beforeEach(async () => {
  await database.executeSql('truncate "user", visit_count cascade');
  clock.set(NOW);
});

describe('the numbers of users', () => {
  it('API-49 DATA-19 are all, new, premium and active ones of the time range', async () => {
    const boss = await joinedAt('2026-01-01T00:00:00Z', 'admin');
    const today = await joinedAt('2026-11-02T10:00:00Z');
    await joinedAt('2026-10-30T10:00:00Z', 'premium');
    const lately = await joinedAt('2026-10-10T10:00:00Z');
    clock.set('2026-10-28T10:00:00Z');
    await visit(lately);
    clock.set(NOW);
    await visit(today);
    const common = { totalUsers: 4, premiumUsers: 1 };
    expect(await metrics(boss, '24h')).toMatchObject({ ...common, newUsers: 1, activeUsers: 2 });
    expect(await metrics(boss, '7d')).toMatchObject({ ...common, newUsers: 2, activeUsers: 3 });
    expect(await metrics(boss, '30d')).toMatchObject({ ...common, newUsers: 3, activeUsers: 3 });
  });

  it('are those of 24 hours where none is chosen', async () => {
    const boss = await joinedAt('2026-01-01T00:00:00Z', 'admin');
    expect((await metrics(boss)).series).toHaveLength((await metrics(boss, '24h')).series.length);
    expect((await metrics(boss)).series).toHaveLength(25);
  });

  it.each(['', '1h', '24H', '7d; --', '365d', 'constructor'])(
    '%j is no time range, and is told so',
    async (timeRange) => {
      const query = { timeRange } as { timeRange: TimeRange };
      const reply = await test.call(admin.metrics, { as: await cast.hire('admin'), query });
      expect(reply).toMatchObject({ status: 400, body: { error: adminMessages.metrics.rangeUnknown } });
    },
  );

  it('a range ends to the moment: who joined just before it does not count, who joined with it does', async () => {
    const boss = await joinedAt('2026-01-01T00:00:00Z', 'admin');
    await joinedAt('2026-11-01T20:18:00Z');
    await joinedAt('2026-11-01T20:22:00Z');
    const { newUsers, series } = await metrics(boss, '24h');
    expect([newUsers, sum(series.map((step) => step.newUsers))]).toEqual([1, 1]);
  });
});

describe('the numbers to draw', () => {
  it('are one for each hour of a day, the first from the beginning of the range on', async () => {
    const boss = await joinedAt('2026-01-01T00:00:00Z', 'admin');
    await joinedAt('2026-11-02T19:59:00Z');
    await joinedAt('2026-11-02T20:01:00Z');
    const { series } = await metrics(boss, '24h');
    expect(series).toHaveLength(25);
    expect(series[0]?.from.slice(0, 16)).toBe('2026-11-01T20:20');
    expect(series.slice(1).map(({ from }) => Date.parse(from))).toEqual(
      Array.from({ length: 24 }, (_, n) => Date.parse('2026-11-01T21:00:00Z') + n * HOUR),
    );
    expect(series.slice(-2).map(({ newUsers }) => newUsers)).toEqual([1, 1]);
  });

  it('are one for each day of Chicago, also the one of 25 hours', async () => {
    const boss = await joinedAt('2026-01-01T00:00:00Z', 'admin');
    await joinedAt('2026-11-01T04:59:00Z');
    await joinedAt('2026-11-01T05:01:00Z');
    await joinedAt('2026-11-02T05:59:00Z');
    await joinedAt('2026-11-02T06:01:00Z');
    const { series } = await metrics(boss, '7d');
    expect(series.slice(1).map(({ from }) => from)).toEqual([
      '2026-10-27T05:00:00.000Z',
      '2026-10-28T05:00:00.000Z',
      '2026-10-29T05:00:00.000Z',
      '2026-10-30T05:00:00.000Z',
      '2026-10-31T05:00:00.000Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-02T06:00:00.000Z',
    ]);
    expect(series.slice(-3).map(({ newUsers }) => newUsers)).toEqual([1, 2, 1]);
    expect((await metrics(boss, '30d')).series).toHaveLength(31);
  });

  it('count somebody once in an hour and once in a day, however often he came', async () => {
    const [him, other] = [await joinedAt('2026-01-01T00:00:00Z'), await joinedAt('2026-01-01T00:00:00Z')];
    const boss = await joinedAt('2026-01-01T00:00:00Z', 'admin');
    for (const moment of [
      '2026-11-02T16:01:00Z',
      '2026-11-02T16:40:00Z',
      '2026-11-02T16:58:00Z',
      '2026-11-02T17:01:00Z',
    ]) {
      clock.set(moment);
      await Promise.all(Array.from({ length: 12 }, () => visit(him)));
    }
    await visit(other);
    clock.set(NOW);
    const hours = new Map(
      (await metrics(boss, '24h')).series.map((step) => [step.from.slice(11, 13), step.activeUsers]),
    );
    expect([hours.get('15'), hours.get('16'), hours.get('17'), hours.get('18')]).toEqual([0, 1, 2, 0]);
    expect((await metrics(boss, '7d')).series.at(-1)?.activeUsers).toBe(3);
  });

  it('know earlier days, also of who has been here since', async () => {
    const [boss, him] = [await joinedAt('2026-01-01T00:00:00Z', 'admin'), await joinedAt('2026-01-01T00:00:00Z')];
    for (const day of ['2026-10-29', '2026-10-30', '2026-11-01']) {
      clock.set(`${day}T18:00:00Z`);
      await visit(him);
    }
    clock.set(NOW);
    const { series, activeUsers } = await metrics(boss, '7d');
    expect(series.map((step) => step.activeUsers)).toEqual([0, 0, 0, 1, 1, 0, 1, 1]);
    expect(activeUsers).toBe(2);
  });

  it('say nothing of who it was, stay when an account goes, and are forgotten in time', async () => {
    const him = await joinedAt('2026-01-01T00:00:00Z');
    await visit(him);
    await test.call(accounts.deleteAccount, { as: him });
    const counted = async () => (await database.executeSql('select * from visit_count')).rows;
    expect(await counted()).toHaveLength(2);
    expect(JSON.stringify(await counted())).not.toContain(him.id);
    clock.advance(41 * DAY);
    await runJob(test, 'purge');
    expect(await counted()).toEqual([]);
  });
});

describe('the summary', () => {
  it('API-48 ROLE-30 has the totals: users, questions of the pool, subscriptions', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
    await cast.hire('basic');
    const pool = await poolQuestions(test, him, 10_000);
    const read = async () => (await test.call(admin.summary, { as: boss })).body;
    const totals = { totalUsers: 3, totalQuestions: pool.length, activeSubscriptions: 1 };
    expect(await read()).toEqual(totals);
    await addOwnQuestion(test, him);
    expect(await read()).toEqual(totals);
    await test.call(admin.addQuestion, { as: boss, body: { text: 'Which soup?' } });
    expect(await read()).toEqual({ ...totals, totalQuestions: pool.length + 1 });
    clock.advance(40 * DAY);
    expect((await test.call(admin.summary, { as: await cast.hire('admin') })).body.activeSubscriptions).toBe(0);
  });

  it('and the numbers are for administrators alone', async () => {
    for (const endpoint of [admin.summary, admin.metrics, admin.users]) {
      for (const role of ['basic', 'premium'] as const) {
        expect((await test.call(endpoint, { as: await cast.hire(role) })).status).toBe(403);
      }
      expect((await test.call(endpoint)).status).toBe(401);
    }
  });
});
