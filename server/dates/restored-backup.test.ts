import { afterAll, expect, it } from 'vitest';
import { dates, type GivenDate } from '../../contract/dates';
import { type OpenDatabase, openServerDatabase } from '../platform/db/open';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { createServerDatabase, openFreshDatabase } from '../testing/database';
import { sendReminders } from './send-reminders';

const apps: TestApp[] = [];
const databases: OpenDatabase[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const database of databases) await database.close();
});

async function startOn(database: OpenDatabase, at: string): Promise<TestApp> {
  databases.push(database);
  const app = await startTestApp({ database, clock: createTestClock(at) });
  apps.push(app);
  return app;
}

async function open(url: string): Promise<OpenDatabase> {
  return openServerDatabase(url, () => undefined);
}

/** Two ticks, as two instances or two turns would do it, and all that can leave leaves. */
async function tick(test: TestApp, at: string): Promise<void> {
  test.clock.set(at);
  for (const _ of ['one', 'another']) await sendReminders(test.world);
  await test.settle();
  await test.world.outbox.deliverDue();
}

const linesOf = (test: TestApp) => test.mailbox.sent.map(({ letter }) => letter.text.split('\n')[0]);
const onDay = (label: string, month: number, day: number, leads: number[]): GivenDate => ({
  ...{ occasion: 'other', label, leads, rule: { kind: 'day', month, day } },
});

it('a database put back by a day loses no reminder, tells what is still to come once more, and nothing that is over', async () => {
  const first = await startOn(await openFreshDatabase(), '2026-11-16T18:00:00Z');
  const him = await createCast(first).hire('basic');
  const headers = { 'x-time-zone': 'America/Chicago' };
  for (const body of [
    onDay('Her birthday', 12, 5, [14, 3]),
    onDay('The fair', 11, 21, [0]),
    onDay('Her recital', 11, 23, [1]),
    onDay('The picnic', 11, 21, [1]),
  ]) {
    expect((await first.call(dates.add, { as: him, body, headers })).status).toBe(201);
  }
  // One waits for a mail server when the backup is taken.
  first.mailbox.failWith(new Error('the mail server is away'));
  await tick(first, '2026-11-20T14:00:00Z');
  await first.close();
  apps.splice(0);
  const { rows } = await first.world.database.executeSql('select current_database() as name');
  const { name } = rows[0] as { name: string };
  await databases.pop()?.close();
  const backup = await createServerDatabase(name);
  const original = new URL(backup);
  original.pathname = `/${name}`;

  const lived = await startOn(await open(original.href), '2026-11-20T20:00:00Z');
  await tick(lived, '2026-11-20T20:00:00Z');
  await tick(lived, '2026-11-21T14:00:00Z');
  expect(linesOf(lived).sort()).toEqual([
    'Her birthday is in 14 days, on Saturday, December 5.',
    'The fair is today.',
    'The picnic is tomorrow, on Saturday, November 21.',
  ]);

  const restored = await startOn(await open(backup), '2026-11-22T13:00:00Z');
  await tick(restored, '2026-11-22T13:00:00Z');
  expect(linesOf(restored)).toEqual(['Her birthday is in 13 days, on Saturday, December 5.']);
  await tick(restored, '2026-11-22T14:00:00Z');
  await tick(restored, '2026-12-02T14:00:00Z');
  expect(linesOf(restored).slice(1)).toEqual([
    'Her recital is tomorrow, on Monday, November 23.',
    'Her birthday is in 3 days, on Saturday, December 5.',
  ]);
});
