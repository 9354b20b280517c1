import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { dailyMail } from '../../contract/daily-mail';
import { DAY } from '../../contract/time';
import type { World } from '../deps';
import { later } from '../platform/clock';
import { nextMail } from '../platform/db/schema';
import { startTestApp, type TestApp } from '../testing/app';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import { basicUser, openNewestLink, type Person, signUp } from '../testing/people';
import { sendDailyMails } from './send-daily';

const MANY = 2_200;

/** Writes mails without beginning to deliver them, as a process does that ends right after. */
const tickOf = (world: World) => sendDailyMails({ ...world, transact: (work) => world.db.transaction(work) });

describe('the moment of the next daily mail', () => {
  let test: TestApp;
  beforeAll(async () => {
    // A database of its own: the job looks at everybody who is due.
    test = await startTestApp({ database: await openFreshDatabase(), clock: createTestClock('2026-03-02T12:00:00Z') });
  });
  afterAll(() => test.close());

  const tick = async (at: string) => {
    test.clock.set(at);
    await sendDailyMails(test.world);
    await test.settle();
  };
  const nextOf = async ({ id }: { id: string }) => {
    const [row] = await test.world.db.select().from(nextMail).where(eq(nextMail.userId, id));
    return row?.at?.toISOString().slice(0, 16) ?? null;
  };
  const questionsTo = ({ email }: Person) =>
    test.mailbox.to(email).filter(({ subject }) => subject.startsWith('Ask her today'));
  const readerAt = async (hour: number) => {
    const him = await basicUser(test);
    await test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour } });
    return him;
  };

  it('is worked out at the next tick, and is tomorrow once he was mailed', async () => {
    const him = await readerAt(8);
    await tick('2026-03-02T13:00:00Z');
    expect(await nextOf(him)).toBe('2026-03-02T14:00');
    await tick('2026-03-02T14:00:00Z');
    expect(await nextOf(him)).toBe('2026-03-03T14:00');
    expect(questionsTo(him)).toHaveLength(1);
  });

  it('follows him to another zone, and to another hour', async () => {
    const him = await readerAt(8);
    await tick('2026-03-03T12:00:00Z');
    await test.call(accounts.me, { as: him, headers: { 'x-time-zone': 'Europe/Berlin' } });
    await tick('2026-03-03T12:05:00Z');
    expect(questionsTo(him)).toHaveLength(1);
    expect(await nextOf(him)).toBe('2026-03-04T07:00');
    await test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour: 21 } });
    await tick('2026-03-03T12:10:00Z');
    expect(await nextOf(him)).toBe('2026-03-04T20:00');
    expect(questionsTo(him)).toHaveLength(1);
  });

  it('does not come up again and again for a visit that changes nothing', async () => {
    const him = await readerAt(8);
    await tick('2026-03-04T16:00:00Z');
    test.clock.set('2026-03-04T19:00:00Z');
    await test.call(accounts.me, { as: him });
    expect(await nextOf(him)).toBe('2026-03-05T14:00');
  });

  it('is none until the address is proved, and then that of his zone', async () => {
    test.clock.set('2026-03-05T12:00:00Z');
    const him = await signUp(test);
    await tick('2026-03-05T15:00:00Z');
    const rows = () =>
      test.world.db
        .select()
        .from(nextMail)
        .where(eq(nextMail.at, new Date(0)));
    expect(await rows()).toEqual([]);
    test.clock.set('2026-03-05T20:00:00Z');
    await openNewestLink(test, him.email);
    expect(await rows()).toHaveLength(1);
    await tick('2026-03-05T20:05:00Z');
    expect(test.mailbox.lastTo(him.email).subject).not.toContain('Ask her');
    await tick('2026-03-06T14:00:00Z');
    expect(test.mailbox.lastTo(him.email).subject).toContain('Ask her');
  });

  it('is none for whoever unsubscribed, and comes back when he takes that back', async () => {
    const him = await readerAt(8);
    await test.call(dailyMail.unsubscribe, { query: { email: him.email } });
    await tick('2026-03-07T14:00:00Z');
    expect(await nextOf(him)).toBeNull();
    const t = test.world.auth.undoToken(him.email, later(test.clock.now(), DAY));
    expect((await test.call(dailyMail.undoUnsubscribe, { body: { email: him.email, t } })).status).toBe(200);
    await tick('2026-03-07T15:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
    expect(await nextOf(him)).toBe('2026-03-08T13:00');
  });

  it('that passed in an outage brings the question of today, and none of the days that are over', async () => {
    const him = await readerAt(8);
    await tick('2026-03-09T13:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
    await tick('2026-03-16T12:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
    await tick('2026-03-16T21:00:00Z');
    expect(questionsTo(him)).toHaveLength(2);
  });

  it('goes with the account', async () => {
    const him = await readerAt(8);
    await test.call(accounts.deleteAccount, { as: him });
    expect(await nextOf(him)).toBeNull();
    await tick('2026-03-17T21:00:00Z');
    expect(questionsTo(him)).toHaveLength(0);
  });

  it(`of ${MANY} who are due at once is kept by three ticks side by side: one mail each`, async () => {
    const second = await startTestApp({ database: test.world.database, clock: test.clock });
    await test.world.database.executeSql(
      `insert into "user" (id, email, email_key, email_verified_at, activated_at, password_hash, created_at, time_zone)
       select gen_random_uuid(), 'r' || n, 'r' || n, '2026-01-01', '2026-01-01', '', '2026-01-01', 'UTC' from generate_series(1, ${MANY}) n`,
    );
    test.clock.set('2026-04-01T08:30:00Z');
    await Promise.all([tickOf(test.world), tickOf(second.world), tickOf(second.world)]);
    const { rows } = await test.world.database.executeSql(
      `select count(*)::int as mails, count(distinct l.user_id)::int as people, count(distinct n.at)::int as moments, max(n.at) as next
       from "user" u join email_log l on l.user_id = u.id join next_mail n on n.user_id = u.id where u.email like 'r%' and u.password_hash = ''`,
    );
    expect(rows).toEqual([{ mails: MANY, people: MANY, moments: 1, next: new Date('2026-04-02T08:00:00Z') }]);
    await second.close();
  });
});
