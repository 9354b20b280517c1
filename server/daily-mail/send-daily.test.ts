import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { dailyMail } from '../../contract/daily-mail';
import { questionPacks } from '../../contract/packs';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { shippedQuestions } from '../questions/pool/pool';
import { startTestApp, type TestApp, uniqueEmail } from '../testing/app';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import { fatesOf, whileMailIsAway } from '../testing/outbox';
import { runJob } from '../testing/payments';
import { basicUser, logIn, openNewestLink, type Person } from '../testing/people';
import { sendDailyMails } from './send-daily';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe('the daily mail', () => {
  let test: TestApp;
  beforeAll(async () => {
    // A database of its own: the job looks at everybody.
    test = await startTestApp({ database: await openFreshDatabase(), clock: createTestClock('2026-03-02T12:00:00Z') });
  });
  afterAll(() => test.close());

  const send = async (at: string) => {
    test.clock.set(at);
    await sendDailyMails(test.world);
    await test.settle();
  };
  /** All this happens while the mail server is away; two hours later the mail is tried again. */
  const whileAway = async (happens: () => Promise<unknown>) => {
    await whileMailIsAway(test, happens);
    test.clock.advance(DAY / 12);
    await test.world.outbox.deliverDue();
  };
  const questionsTo = ({ email }: Person) =>
    test.mailbox.to(email).filter(({ subject }) => /^(Ask her today: |Today's question)/.test(subject));
  const readerIn = async (timeZone: string, hour = 8) => {
    const him = await basicUser(test);
    await test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour, timeZone } });
    return him;
  };

  /** Something happens between the reading of the list and the first mail. */
  const sendAfter = async (at: string, happening: () => Promise<void>) => {
    test.clock.set(at);
    let happened: Promise<void> | null = null;
    const transact: typeof test.world.transact = async (work) => {
      happened ??= happening();
      await happened;
      return test.world.transact(work);
    };
    await sendDailyMails({ ...test.world, transact });
    await test.settle();
  };

  it('never holds a question of the intimacy pack, only that one is waiting', async () => {
    const him = await readerIn('America/Chicago');
    await test.call(questionPacks.save, { as: him, body: { on: ['intimacy'] } });
    await send('2026-03-02T14:00:00Z');
    const { body: today } = await test.call(questions.daily, {
      as: him,
      headers: { 'x-time-zone': 'America/Chicago' },
    });
    const unmailed = shippedQuestions.filter(({ pack }) => pack === 'intimacy').map(({ text }) => text);
    expect(unmailed).toContain(today.text);
    const [letter] = questionsTo(him);
    expect(letter?.text).toContain("Today's question is waiting for you");
    for (const text of unmailed) expect(JSON.stringify(letter)).not.toContain(text);
    await test.call(questionPacks.save, { as: him, body: { on: [] } });
  });

  it('MAIL-07 MAIL-08 comes once a day at his hour, with the question of his day and the way to end it', async () => {
    const him = await readerIn('America/Chicago');
    await send('2026-03-03T13:55:00Z');
    expect(questionsTo(him)).toHaveLength(0);
    await Promise.all([send('2026-03-03T14:00:00Z'), sendDailyMails(test.world)]);
    await send('2026-03-03T20:00:00Z');
    const [letter, ...more] = questionsTo(him);
    expect(more).toHaveLength(0);
    const { body: today } = await test.call(questions.daily, {
      as: him,
      headers: { 'x-time-zone': 'America/Chicago' },
    });
    expect(letter?.text).toContain(today.text);
    expect(letter?.text).toContain(`/unsubscribe?email=${encodeURIComponent(him.email)}`);
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await send('2026-03-04T14:00:00Z');
    expect(questionsTo(him)).toHaveLength(2);
  });

  it.each([
    ['forward', '2026-03-08T06:00:00Z', '2026-03-09T05:00:00Z'],
    ['back', '2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z'],
  ])('comes once on the day on which the clocks go %s', async (_, midnight, nextMidnight) => {
    test.clock.set(new Date(Date.parse(midnight) - DAY).toISOString());
    const him = await readerIn('America/Chicago', 2);
    for (let at = Date.parse(midnight); at < Date.parse(nextMidnight); at += DAY / 48) {
      await send(new Date(at).toISOString());
    }
    expect(questionsTo(him)).toHaveLength(1);
  });

  it('MAIL-09 MAIL-11 stops with the link in the mail and begins again with the preferences', async () => {
    const him = await readerIn('Pacific/Kiritimati');
    await send('2026-12-01T18:00:00Z');
    const link = questionsTo(him)[0]?.headers?.['List-Unsubscribe'] ?? '';
    const address = new URL(/<(http[^>]+)>/.exec(link)?.[1] ?? '');
    const reply = await test.raw({
      method: 'POST',
      url: address.pathname + address.search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.statusCode).toBe(200);
    await send('2026-12-02T18:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
    const again = await logIn(test, him);
    await test.call(dailyMail.savePreferences, {
      as: again,
      body: { dailyMail: true, hour: 8, timeZone: 'Pacific/Kiritimati' },
    });
    await send('2026-12-03T18:00:00Z');
    expect(questionsTo(him)).toHaveLength(2);
  });

  it('goes to the address of the moment it is written, however long ago the list of readers was read', async () => {
    const him = await readerIn('America/Chicago');
    const next = uniqueEmail();
    await sendAfter('2026-12-10T14:00:00Z', async () => {
      await test.call(accounts.changeEmail, { as: him, body: { newEmail: next } });
      await openNewestLink(test, next, him);
    });
    expect(questionsTo(him)).toHaveLength(0);
    expect(questionsTo({ ...him, email: next })).toHaveLength(1);
  });

  it.each([
    ['unsubscribes', 8, (him: Person) => test.call(dailyMail.unsubscribe, { query: { email: him.email } })],
    [
      'switches it off',
      12,
      (as: Person) => {
        const body = { dailyMail: false, hour: 12, timeZone: 'America/Chicago' };
        return test.call(dailyMail.savePreferences, { as, body });
      },
    ],
  ])('does not come where he %s after the list of readers was read', async (_, hour, leave) => {
    const [him, other] = [await readerIn('America/Chicago', hour), await readerIn('America/Chicago', hour)];
    await sendAfter(`2026-12-11T${hour + 6}:00:00Z`, async () => {
      expect((await leave(him)).status).toBe(200);
    });
    expect([questionsTo(him), questionsTo(other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('goes to the address he has proved while another one waits for its proof, and once that day', async () => {
    const him = await readerIn('America/Chicago');
    const next = { ...him, email: uniqueEmail() };
    await sendAfter('2026-12-12T14:00:00Z', async () => {
      await test.call(accounts.changeEmail, { as: him, body: { newEmail: next.email } });
    });
    expect([questionsTo(him).length, questionsTo(next).length]).toEqual([1, 0]);
    await openNewestLink(test, next.email, him);
    await send('2026-12-12T15:00:00Z');
    expect([questionsTo(him).length, questionsTo(next).length]).toEqual([1, 0]);
  });

  it('of an account that stumbles is left out, with a line that tells why and not what, and the others get theirs', async () => {
    const [him, other] = [await readerIn('America/Chicago'), await readerIn('America/Chicago')];
    const lines: object[] = [];
    const log = { ...silent, error: (line: object) => void lines.push(line) };
    await test.world.database.executeSql(`update mail_preference set time_zone = 'Mars/Olympus' where user_id = $1`, [
      him.id,
    ]);
    test.clock.set('2026-12-14T14:00:00Z');
    await sendDailyMails({ ...test.world, log });
    await test.settle();
    expect(lines).toEqual([
      { user: him.id, err: expect.objectContaining({ message: expect.stringContaining('time zone') }) },
    ]);
    expect([questionsTo(him), questionsTo(other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('is taken back when he switches it off in the preferences, and the log says so', async () => {
    const him = await readerIn('America/Chicago');
    await whileAway(async () => {
      await send('2026-12-16T14:00:00Z');
      const body = { dailyMail: false, hour: 8, timeZone: 'America/Chicago' };
      await test.call(dailyMail.savePreferences, { as: him, body });
    });
    expect(questionsTo(him)).toHaveLength(0);
    const fates = await fatesOf(test, 'daily-question');
    expect(fates.filter(({ userId }) => userId === him.id).map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('does not go to the address he has left for another one', async () => {
    const him = await readerIn('America/Chicago');
    const next = uniqueEmail('next');
    test.clock.set('2026-12-17T13:00:00Z');
    await test.call(accounts.changeEmail, { as: him, body: { newEmail: next } });
    await whileAway(async () => {
      await send('2026-12-17T14:00:00Z');
      await openNewestLink(test, next, him);
    });
    expect(questionsTo(him)).toHaveLength(0);
  });

  it('stays on its way when he changes only his hour', async () => {
    const him = await readerIn('America/Chicago');
    await whileAway(async () => {
      await send('2026-12-18T14:00:00Z');
      const body = { dailyMail: true, hour: 9, timeZone: 'America/Chicago' };
      await test.call(dailyMail.savePreferences, { as: him, body });
    });
    expect(questionsTo(him)).toHaveLength(1);
  });

  it('takes back what has not left when he unsubscribes, and is dropped once its day is over', async () => {
    const him = await readerIn('America/Chicago');
    await whileAway(async () => {
      await send('2026-12-20T14:00:00Z');
      await test.call(dailyMail.unsubscribe, { query: { email: him.email } });
    });
    expect(questionsTo(him)).toHaveLength(0);
  });

  it('does not come on the day on which he signed up after its hour: he has just seen his question', async () => {
    test.clock.set('2027-01-05T15:00:00Z');
    const him = await readerIn('America/Chicago');
    await send('2027-01-05T20:00:00Z');
    expect(questionsTo(him)).toHaveLength(0);
    await send('2027-01-06T14:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
  });

  it('does not come where he has answered before its hour, and comes the next day', async () => {
    test.clock.set('2027-01-07T15:00:00Z');
    const him = await readerIn('America/Chicago');
    test.clock.set('2027-01-08T12:00:00Z');
    const as = await logIn(test, him);
    const headers = { 'x-time-zone': 'America/Chicago' };
    const { body: today } = await test.call(questions.daily, { as, headers });
    const body = { questionId: today.id, text: 'Peonies' };
    expect((await test.call(answers.submit, { as, headers, body })).status).toBe(201);
    await send('2027-01-08T14:00:00Z');
    await send('2027-01-08T20:00:00Z');
    expect(questionsTo(him)).toHaveLength(0);
    await send('2027-01-09T14:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
  });

  it('that could not leave on its day is dropped at his midnight', async () => {
    test.clock.set('2027-01-10T15:00:00Z');
    const him = await readerIn('America/Chicago');
    await whileMailIsAway(test, () => send('2027-01-11T14:00:00Z'));
    test.clock.set('2027-01-12T06:01:00Z');
    await runJob(test, 'deliver-daily-mail');
    expect(questionsTo(him)).toHaveLength(0);
    const fates = await fatesOf(test, 'daily-question');
    expect(fates.filter(({ userId }) => userId === him.id).map(({ status }) => status)).toEqual(['expired']);
  });

  it('reaches those who come after the first 500, of whom none is due', async () => {
    test.clock.set('2027-01-13T15:00:00Z');
    const him = await readerIn('America/Chicago');
    // Before him in the order of ids, and none of them due.
    await test.world.database.executeSql(
      `insert into "user" (id, email, email_key, email_verified_at, password_hash, created_at, time_zone)
       select ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, 'r' || n, 'r' || n, now(), '', now(), 'UTC'
       from generate_series(1, 500) n`,
    );
    await send('2027-01-14T14:00:00Z');
    expect(questionsTo(him)).toHaveLength(1);
  });
});
