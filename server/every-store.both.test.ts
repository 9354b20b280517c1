import { afterAll, beforeEach, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { admin } from '../contract/admin';
import { answerHistory } from '../contract/answer-history';
import { answers } from '../contract/answers';
import { assistant } from '../contract/assistant';
import { calendarFeed } from '../contract/calendar-feed';
import { card } from '../contract/card';
import { contact } from '../contract/contact';
import { dailyMail } from '../contract/daily-mail';
import { dates } from '../contract/dates';
import { extraQuestions } from '../contract/extra-questions';
import { ideas } from '../contract/ideas';
import { push } from '../contract/push';
import { questions } from '../contract/questions';
import { stillTrue } from '../contract/still-true';
import { defaultStyle } from '../contract/theme-style';
import { startSession } from './accounts/sessions';
import { sendDailyMails } from './daily-mail/send-daily';
import { sendReminders } from './dates/send-reminders';
import { sendIdeaReminders } from './ideas/send-idea-reminders';
import { runCommand } from './operator-commands';
import { databaseIdOf } from './subjects/pool-id';
import { startTestApp, uniqueEmail } from './testing/app';
import { createCast } from './testing/cast';
import { createTestClock } from './testing/clock';
import { emptiedDatabase } from './testing/emptied-database';
import { addOwnQuestion, historyOf, writeDown } from './testing/notebook';
import { hireSubscriber, premiumOf, runJob } from './testing/payments';
import { loginStatus, openNewestLink, type Person } from './testing/people';
import { someSubscription } from './testing/push-service';

/**
 * Every store is written and read once on each database, by the front door: what their drivers make of moments, bytes,
 * counts and lists is seen here. The rules themselves are tested where they belong, on PostgreSQL alone.
 */
const NOON = '2026-11-16T18:00:00.000Z';
const test = await startTestApp({ clock: createTestClock(NOON), database: await emptiedDatabase() });
const cast = createCast(test);
afterAll(() => test.close());
beforeEach(() => test.clock.set(NOON));

const flower = databaseIdOf('fav-010');
const inChicago = { 'x-time-zone': 'America/Chicago' };
const birthday = {
  occasion: 'her-birthday',
  label: 'Her birthday',
  rule: { kind: 'day', month: 12, day: 5, year: 1986 },
  leads: [14, 3],
} as const;
const keepBirthday = (as: Person) =>
  test.call(dates.add, { as, body: { ...birthday, leads: [...birthday.leads] }, headers: inChicago });
const subjectsTo = ({ email }: Person) => test.mailbox.to(email).map(({ subject }) => subject);
async function at(moment: string, ...work: ((world: typeof test.world) => Promise<unknown>)[]): Promise<void> {
  test.clock.set(moment);
  for (const each of work) await each(test.world);
  await test.settle();
}

it('her answers: listed, overwritten and brought back, replaced by a newer one, and asked for again', async () => {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, 'Which 🌸?');
  const first = await writeDown(test, him, 'Peonies 🌸\n– and “sweet” peas', flower);
  expect(await historyOf(test, him)).toMatchObject([
    { item_id: first.answer_id, answer_text: 'Peonies 🌸\n– and “sweet” peas', created_at: first.created_at },
    { item_id: own.id, question_text: 'Which 🌸?', answer_text: null },
  ]);
  const params = { id: first.answer_id };
  await test.call(answers.edit, { as: him, params, body: { text: 'Tulips' } });
  const { revisions } = (await test.call(answerHistory.show, { as: him, params })).body;
  expect(revisions).toMatchObject([{ text: 'Peonies 🌸\n– and “sweet” peas' }]);
  const body = { revisionId: revisions[0]?.id ?? '', basedOn: 'Tulips' };
  await test.call(answerHistory.restore, { as: him, params, body });
  const newer = { questionId: flower, text: 'Sweet peas, and lots of them', replaces: first.answer_id };
  const { body: now } = await test.call(answers.submit, { as: him, body: newer });
  expect((await historyOf(test, him)).find(({ item_id }) => item_id === first.answer_id)).toMatchObject({
    answer_text: 'Peonies 🌸\n– and “sweet” peas',
    replaced_by: { answer_id: now.answer_id, said_on: now.created_at },
  });
  const past = (await test.call(answerHistory.show, { as: him, params: { id: now.answer_id } })).body;
  expect(past.earlier).toMatchObject([{ answerId: first.answer_id, text: 'Peonies 🌸\n– and “sweet” peas' }]);

  test.clock.set('2028-03-06T12:00:00Z');
  const later = { ...him, token: await test.world.transact((tx) => startSession(test.world, tx, him.id)) };
  const due = async () => (await test.call(stillTrue.onCard, { as: later })).body.answers.map((one) => one.answerId);
  expect(await due()).toEqual([now.answer_id]);
  const said = { as: later, params: { answerId: now.answer_id }, body: { verdict: 'still' as const } };
  expect((await test.call(stillTrue.say, said)).status).toBe(200);
  expect(await due()).toEqual([]);
});

it('her card: his short form, what is dangerous to her, and what waits to be asked', async () => {
  const him = await cast.hire('premium');
  const { answer_id: answerId } = await writeDown(test, him, 'I am allergic to nuts. Half a size up: 8½', flower);
  await test.call(card.write, { as: him, params: { field: 'shoe' }, body: { value: 'US 8½', answerId } });
  const asked = { questionId: databaseIdOf('gift-028') };
  await test.call(extraQuestions.add, { as: him, body: asked });
  for (const _ of ['worked out', 'as it was kept']) {
    const { lines, dangers } = (await test.call(card.show, { as: him })).body;
    expect(lines.find(({ field }) => field === 'shoe')?.entries).toMatchObject([{ value: 'US 8½', source: 'living' }]);
    expect(dangers.map(({ quote }) => quote?.quote)).toEqual(['I am allergic to nuts. Half a size up: 8½']);
  }
  const waiting = (await test.call(extraQuestions.list, { as: him })).body.questions;
  expect(waiting).toMatchObject([{ id: asked.questionId, answered: false }]);
});

it('the assistant: its index is made by the job, once, and it remembers what was asked', async () => {
  const him = await cast.hire('premium');
  await writeDown(test, him, 'Marzipan.', flower);
  await runJob(test, 'index-answers');
  const { rows } = await test.world.database.executeSql(
    `select version = indexed_version as "isCurrent", is_due as "isDue", without_vectors as "withoutVectors"
     from assistant_index where user_id = $1`,
    [him.id],
  );
  expect(rows).toEqual([{ isCurrent: true, isDue: false, withoutVectors: 0 }]);
  const question = 'Does she like marzipan?';
  const { encryptedResponse } = (await test.call(assistant.ask, { as: him, body: { question } })).body;
  expect(encryptedResponse).toContain('Marzipan');
  const { conversations } = (await test.call(assistant.history, { as: him })).body;
  expect(conversations).toMatchObject([{ query_text: question, response_text: encryptedResponse }]);
});

it('her days: kept, offered from her words, read from a calendar, and reminded of at his hour', async () => {
  const him = await cast.hire('basic');
  expect((await keepBirthday(him)).body).toMatchObject({ leads: [14, 3], next: '2026-12-05', daysLeft: 19, years: 40 });
  const mentioned = { label: "Her sister's birthday", rule: { kind: 'day', month: 5, day: 2 } } as const;
  await writeDown(test, him, "My sister's birthday is May 2.", flower);
  const offered = async () => (await test.call(dates.mentioned, { as: him })).body.map(({ label }) => label);
  expect(await offered()).toEqual([mentioned.label]);
  await test.call(dates.dismissMentioned, { as: him, body: mentioned });
  expect(await offered()).toEqual([]);

  const { address } = (await test.call(calendarFeed.make, { as: him, body: { discreet: false } })).body;
  const feed = await test.raw({ method: 'GET', url: new URL(address).pathname });
  expect(feed.payload).toContain('SUMMARY:Her birthday');
  expect((await test.call(calendarFeed.status, { as: him })).body.feed?.last_read_at).toMatch(/^2026-11-16T18:/);

  await at('2026-11-21T13:59:00Z', sendReminders);
  expect(subjectsTo(him)).toEqual([]);
  await at('2026-11-21T14:00:00Z', sendReminders, sendReminders);
  expect(subjectsTo(him)).toEqual(['A day to remember is coming up']);
});

it('his ideas: what he wrote with its price, every step, and a reminder of its own', async () => {
  const him = await cast.hire('basic');
  const price = { amount: 4_999, currency: 'USD' } as const;
  const given = { kind: 'gift', title: 'Silk scarf', price, plannedFor: '2026-12-01', remindOn: '2026-11-20' } as const;
  const { status, body } = await test.call(ideas.add, { as: him, body: given, headers: inChicago });
  expect([status, body.idea]).toMatchObject([201, given]);
  const moved = { as: him, params: { id: body.idea.id }, body: { from: 'idea', to: 'planned' } } as const;
  await test.call(ideas.move, moved);
  const [listed] = (await test.call(ideas.list, { as: him })).body.ideas;
  expect(listed).toMatchObject({ ...given, state: 'planned', steps: [{ state: 'idea' }, { state: 'planned' }] });
  await at('2026-11-20T14:00:00Z', sendIdeaReminders, sendIdeaReminders);
  expect(subjectsTo(him)).toHaveLength(1);
});

it('what he is told by mail and in his browser: chosen, and sent once at his hour', async () => {
  const him = await cast.hire('basic');
  await test.call(accounts.me, { as: him, headers: inChicago });
  await test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour: 13 } });
  expect((await test.call(dailyMail.preferences, { as: him })).body).toMatchObject({ dailyMail: true, hour: 13 });
  const chosen = { daily: 'both', dates: 'none', tellQuestion: true } as const;
  await test.call(dailyMail.saveNotifications, { as: him, body: chosen });
  expect((await test.call(dailyMail.notifications, { as: him })).body).toEqual(chosen);
  expect((await test.call(push.subscribe, { as: him, body: someSubscription() })).body).toMatchObject({ devices: 1 });
  await test.call(push.unsubscribe, { as: him });
  expect((await test.call(push.state, { as: him })).body).toMatchObject({ devices: 0 });
  await at('2026-11-16T18:30:00Z', sendDailyMails);
  await at('2026-11-16T19:00:00Z', sendDailyMails, sendDailyMails);
  expect(subjectsTo(him)).toEqual([expect.stringMatching(/^Ask her today/)]);
});

it('his account: a changed address waits for its proof, and what he pays is known until when', async () => {
  const him = await hireSubscriber(test, cast);
  expect(await premiumOf(test, him)).toMatchObject({ isPremium: true, subscription_status: 'active' });
  expect(him.end.toISOString()).toMatch(/^2026-12-16T18:0/);
  const newEmail = uniqueEmail('next');
  expect((await test.call(accounts.changeEmail, { as: him, body: { newEmail } })).status).toBe(200);
  for (const email of [him.email, newEmail]) expect(await loginStatus(test, email, him.password)).toBe(200);
  await openNewestLink(test, newEmail, him);
  expect((await test.call(accounts.me, { as: him })).body.email).toBe(newEmail);
});

it('what an administrator sees and sets: users, visits, counts of a question, the look of the site, messages', async () => {
  const boss = await cast.hire('admin');
  const found = async () => (await test.call(admin.users, { as: boss, query: { search: boss.email } })).body;
  expect(await found()).toMatchObject({
    total: 1,
    users: [{ email: boss.email, created_at: expect.stringMatching(/^2026-11-16T18:/) }],
  });
  const { series } = (await test.call(admin.metrics, { as: boss, query: { timeRange: '24h' } })).body;
  expect([series.length, series.at(-1)?.activeUsers]).toEqual([25, expect.any(Number)]);

  const six = await Promise.all(Array.from({ length: 6 }, () => cast.hire('basic')));
  const first = (await test.call(questions.daily, { as: six[0] })).body.id;
  for (const him of six) await writeDown(test, him, 'Peonies.', first);
  await runJob(test, 'count-questions');
  const { counts, countedAt } = (await test.call(admin.questionCounts, { as: boss })).body;
  expect(countedAt).toMatch(/^2026-11-16T18:/);
  expect(counts.find(({ id }) => id === first)).toMatchObject({ answered: 6 });

  await test.call(admin.publishTheme, { as: boss, body: { style: defaultStyle } });
  const theme = (await test.call(admin.readTheme, { as: boss })).body;
  expect(theme).toMatchObject({ style: defaultStyle, publishedAt: expect.stringMatching(/^2026-11-16T18:/) });
  await test.call(admin.unpublishTheme, { as: boss });
  const { entries } = (await test.call(admin.auditLog, { as: boss })).body;
  expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['unpublish-theme', 'done'],
    ['publish-theme', 'done'],
  ]);
  expect((await runCommand(test.world, 'check-audit-log', [])).join()).toContain('whole: 2 lines');

  const message = {
    name: 'Tom',
    email: uniqueEmail('tom'),
    subject: 'A bug',
    message: 'Äpfel 🍎',
    purpose: 'bug',
  } as const;
  await test.call(contact.send, { body: message });
  expect((await runCommand(test.world, 'contact-messages', [])).join('\n')).toContain('Äpfel 🍎');
});
