import { afterAll, beforeEach, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { dailyMail, type Way } from '../../contract/daily-mail';
import { dates } from '../../contract/dates';
import { ideas } from '../../contract/ideas';
import { push } from '../../contract/push';
import { questions } from '../../contract/questions';
import { DAY, HOUR, MINUTE } from '../../contract/time';
import { sendReminders } from '../dates/send-reminders';
import { sendIdeaReminders } from '../ideas/send-idea-reminders';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import { fatesOf } from '../testing/outbox';
import type { Person } from '../testing/people';
import { type Browser, senderOf, startPushService } from '../testing/push-service';
import { sendDailyMails } from './send-daily';

const service = await startPushService();
const test = await startTestApp({
  // A database of its own: the jobs look at everybody.
  database: await openFreshDatabase(),
  clock: createTestClock('2026-03-02T12:00:00Z'),
  env: { PUSH_HOSTS: service.host, PUBLIC_URL: 'http://localhost:3000' },
});
const cast = createCast(test);
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(() => {
  service.mood = 'accept';
});

const headers = { 'x-time-zone': 'America/Chicago' };

/** A husband in Chicago who hears of the daily question this way, at a browser that takes notifications. */
async function husband(daily: Way, more: { dates?: Way; tellQuestion?: boolean } = {}): Promise<[Person, Browser]> {
  const him = await cast.hire('premium');
  const browser = service.browser();
  await test.call(dailyMail.savePreferences, {
    as: him,
    body: { dailyMail: true, hour: 8, timeZone: 'America/Chicago' },
  });
  await test.call(push.subscribe, { as: him, body: browser.subscription });
  const body = { daily, dates: more.dates ?? 'none', tellQuestion: more.tellQuestion ?? false };
  expect((await test.call(dailyMail.saveNotifications, { as: him, body })).body).toEqual(body);
  return [him, browser];
}

async function day(at: string): Promise<void> {
  test.clock.set(at);
  for (const _ of ['one', 'another']) await sendDailyMails(test.world);
  await test.settle();
}

const lettersTo = ({ email }: Person) => test.mailbox.to(email).length;
const titles = (browser: Browser) => browser.taken().map(({ shown }) => shown.title);

it('each way: by email, by notification, by both, by neither, once a day', async () => {
  const all = await Promise.all((['email', 'push', 'both', 'none'] as const).map((way) => husband(way)));
  await day('2026-03-03T14:00:00Z');
  await day('2026-03-03T20:00:00Z');
  const told = all.map(([him, browser]) => [lettersTo(him), titles(browser).length]);
  expect(told).toEqual([
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
});

it('is signed by us, of use until his midnight, replaces the one before, and a tap opens the question', async () => {
  const [, browser] = await husband('push');
  await day('2026-03-04T14:30:00Z');
  const [taken] = browser.taken();
  if (!taken) throw new Error('nothing came');
  const origin = new URL(browser.subscription.endpoint).origin;
  const { key, sub } = await senderOf(taken, origin, test.clock.now());
  expect(key).toBe(test.world.pushKey?.publicKey);
  expect(sub).toBe('mailto:support@heartnote.local');
  const { ttl, topic, urgency, 'content-encoding': encoding } = taken.headers;
  expect({ topic, urgency, encoding }).toEqual({ topic: 'daily', urgency: 'normal', encoding: 'aes128gcm' });
  const untilMidnight = 15.5 * HOUR - Number(ttl) * 1_000;
  expect([untilMidnight >= 0, untilMidnight < MINUTE]).toEqual([true, true]);
  expect(JSON.parse(taken.text)).toEqual({
    web_push: 8030,
    notification: {
      title: "Today's question is ready",
      navigate: 'http://localhost:3000/question-of-the-day',
      ...{ tag: 'daily', lang: 'en' },
    },
  });
});

it('holds the question only where he chose that, and never one of his own', async () => {
  const [him, browser] = await husband('push', { tellQuestion: true });
  const [discreet, other] = await husband('push');
  await day('2026-03-05T14:00:00Z');
  const today = (await test.call(questions.daily, { as: him, headers })).body;
  expect(browser.taken().at(-1)?.shown).toMatchObject({ title: 'Ask her today', body: today.text });
  expect(other.taken().at(-1)?.text).not.toContain(
    (await test.call(questions.daily, { as: discreet, headers })).body.text,
  );
  const own = (await test.call(questions.add, { as: him, body: { text: 'What would make Anna laugh?' } })).body;
  test.clock.set('2026-03-06T08:00:00Z');
  await test.call(questions.daily, { as: him, headers });
  await test.world.database.executeSql(
    'update daily_question set question_id = $1 where user_id = $2 and local_date = $3',
    [own.id, him.id, '2026-03-06'],
  );
  await day('2026-03-06T14:00:00Z');
  expect(browser.taken().at(-1)?.shown).toMatchObject({ title: "Today's question is ready" });
  expect(browser.taken().at(-1)?.text).not.toContain('Anna');
});

it('does not come where he has answered before its hour', async () => {
  const [him, browser] = await husband('push');
  test.clock.set('2026-03-07T12:00:00Z');
  const { body: today } = await test.call(questions.daily, { as: him, headers });
  await test.call(answers.submit, { as: him, headers, body: { questionId: today.id, text: 'Peonies' } });
  await day('2026-03-07T14:00:00Z');
  expect(titles(browser)).toEqual([]);
});

it('a day that comes and an idea he wanted to think of are told without saying which', async () => {
  const [him, browser] = await husband('none', { dates: 'push' });
  test.clock.set('2026-03-08T12:00:00Z');
  const rule = { kind: 'day', month: 3, day: 12 } as const;
  const body = { occasion: 'her-birthday' as const, label: "Anna's birthday", rule, leads: [3] };
  expect((await test.call(dates.add, { as: him, headers, body })).status).toBe(201);
  const idea = { kind: 'gift' as const, title: 'Pearl earrings', remindOn: '2026-03-09' };
  expect((await test.call(ideas.add, { as: him, headers, body: idea })).status).toBe(201);
  test.clock.set('2026-03-09T14:00:00Z');
  await sendReminders(test.world);
  await sendIdeaReminders(test.world);
  await test.settle();
  const shown = browser.taken().map(({ shown: { title, navigate } }) => `${title} ${new URL(navigate).pathname}`);
  expect(shown.sort()).toEqual(['A day to remember is coming up /dates', 'You asked to be reminded /gifts']);
  expect(JSON.stringify(browser.taken())).not.toMatch(/Anna|Pearl|birthday/);
  expect(lettersTo(him)).toBe(0);
});

it.each(['gone', 'unknown'] as const)(
  'a browser that is %s is forgotten, and he is mailed from the next day on',
  async (mood) => {
    const [him] = await husband('push');
    service.mood = mood;
    await day(`2026-03-${mood === 'gone' ? 10 : 12}T14:00:00Z`);
    expect((await test.call(push.state, { as: him })).body.devices).toBe(0);
    expect(lettersTo(him)).toBe(0);
    await day(`2026-03-${mood === 'gone' ? 11 : 13}T14:00:00Z`);
    expect(lettersTo(him)).toBe(1);
  },
);

it('a service that has too many waits as long as it says, and nothing counts against the browser', async () => {
  const [him, browser] = await husband('push');
  Object.assign(service, { mood: 'busy', retryAfter: '1200' });
  await day('2026-03-14T14:00:00Z');
  service.mood = 'accept';
  const tries = service.tries;
  test.clock.advance(19 * MINUTE);
  await test.world.outbox.deliverDue('push');
  expect(service.tries).toBe(tries);
  test.clock.advance(MINUTE);
  await test.world.outbox.deliverDue('push');
  expect(titles(browser)).toHaveLength(1);
  const fates = (await fatesOf(test, 'push-daily')).filter(({ userId }) => userId === him.id);
  expect(fates.map(({ status, attempts }) => [status, attempts])).toEqual([['sent', 2]]);
});

it('that a browser takes nothing for three days running brings the email back, until it takes one again', async () => {
  const [him, browser] = await husband('push');
  service.mood = 'forbidding';
  for (const at of ['16', '17', '18']) {
    await day(`2026-03-${at}T13:00:00Z`);
    await day(`2026-03-${at}T14:00:00Z`);
  }
  expect(lettersTo(him)).toBe(0);
  expect((await test.call(push.state, { as: him })).body).toMatchObject({ devices: 1, failing: 1 });
  service.mood = 'accept';
  await day('2026-03-19T14:00:00Z');
  expect([lettersTo(him), titles(browser).length]).toEqual([1, 1]);
  await day('2026-03-20T14:00:00Z');
  expect([lettersTo(him), titles(browser).length]).toEqual([1, 2]);
});

it('a service that stumbles all day counts for one day only, and what is over at midnight does not come', async () => {
  const [him, browser] = await husband('push');
  service.mood = 'broken';
  await day('2026-03-22T14:00:00Z');
  for (let hour = 0; hour < 14; hour++) {
    test.clock.advance(HOUR);
    await test.world.outbox.deliverDue('push');
  }
  const failures = await test.world.database.executeSql('select failures from push_subscription where user_id = $1', [
    him.id,
  ]);
  expect(failures.rows).toEqual([{ failures: 1 }]);
  service.mood = 'accept';
  test.clock.set('2026-03-23T05:01:00Z');
  await test.world.outbox.deliverDue('push');
  expect(titles(browser)).toEqual([]);
});

it('he who stopped the email stays without it, though no notification gets through', async () => {
  const [him] = await husband('push');
  await test.call(dailyMail.unsubscribe, { query: { email: him.email } });
  const before = lettersTo(him);
  service.mood = 'gone';
  await day('2026-03-24T14:00:00Z');
  await day('2026-03-25T14:00:00Z');
  expect(lettersTo(him)).toBe(before);
});

it('a notification on its way is taken back with his choice, and none goes to a session that is over', async () => {
  const [him, browser] = await husband('both');
  service.mood = 'broken';
  await day('2026-03-26T14:00:00Z');
  await test.call(dailyMail.saveNotifications, {
    as: him,
    body: { daily: 'email', dates: 'none', tellQuestion: false },
  });
  service.mood = 'accept';
  test.clock.advance(HOUR);
  await test.world.outbox.deliverDue('push');
  const [, old] = await husband('push');
  await day(new Date(test.clock.now().getTime() + 31 * DAY).toISOString());
  expect([titles(browser), titles(old)]).toEqual([[], []]);
});
