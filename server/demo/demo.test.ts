import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin } from '../../contract/admin';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { billing } from '../../contract/billing';
import { card } from '../../contract/card';
import { dates } from '../../contract/dates';
import { ideas } from '../../contract/ideas';
import { questionCategories, questions } from '../../contract/questions';
import { stillTrue } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { findUserByEmail } from '../accounts/store';
import type { Vault } from '../platform/crypto/vault';
import { opening } from '../questions/pool/opening';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import { openCheckout, premiumOf } from '../testing/payments';
import { logIn, type Person } from '../testing/people';
import { changesOfMind } from './her-answers';
import { aYearAgo, saidSince } from './her-answers-a-year-ago';
import { otherWife } from './her-answers-other-wife';
import { hisQuestions } from './his-questions';
import { neighbours } from './neighbours';
import { seedDemo } from './people';

const zone = 'America/Chicago';

function failingAfter(uses: number, vault: Vault): Vault {
  let used = 0;
  return {
    ...vault,
    cipherOf: async (db, userId) => {
      used += 1;
      if (used > uses) throw new Error('the power went');
      return vault.cipherOf(db, userId);
    },
  };
}

describe('the demo', () => {
  let test: TestApp;
  let cutShort: { error: unknown; leftBehind: unknown };
  let printed: string[] = [];
  beforeAll(async () => {
    const clock = createTestClock('2026-04-15T17:00:00Z');
    test = await startTestApp({ clock, database: await emptiedDatabase() });
    const error = await seedDemo({ ...test.world, vault: failingAfter(100, test.world.vault) }, zone).catch((e) => e);
    cutShort = { error, leftBehind: await findUserByEmail(test.world.db, 'premium@heartnote.local') };
    printed = await seedDemo(test.world, zone);
  });
  afterAll(async () => {
    await test.close();
  });

  /** Logs in with what was printed. */
  function husband(who: string): Promise<Person> {
    const line = printed.find((words) => words.endsWith(`(${who})`)) ?? '';
    const [email = '', , password = ''] = line.trim().split(' ');
    return logIn(test, { email, password });
  }

  async function historyOf(who: string) {
    const as = await husband(who);
    return (await test.call(answers.list, { as })).body;
  }

  it('gives a husband days to look forward to: her birthday in 19 days, and two more', async () => {
    const him = await husband('a premium husband');
    const { body } = await test.call(dates.list, { as: him, headers: { 'x-time-zone': zone } });
    expect(body.map(({ label, daysLeft, years }) => [label, daysLeft, years])).toEqual([
      ['Her birthday', 19, 38],
      ["Her mother's birthday", 61, null],
      ['Our wedding day', 148, 11],
    ]);
  });

  it('was cut short at first, and left nobody half made', () => {
    expect(cutShort.error).toEqual(new Error('the power went'));
    expect(cutShort.leftBehind).toBeUndefined();
  });

  it('shows the premium husband half a year and what she said long before, newest first', async () => {
    const items = await historyOf('a premium husband');
    const given = items.filter(({ type }) => type === 'answer');
    expect(given.length).toBeGreaterThanOrEqual(140);
    const moments = items.map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
    const age = (index: number) => (test.clock.now().getTime() - Date.parse(moments.at(index) ?? '')) / DAY;
    expect(age(0)).toBeGreaterThan(0);
    expect(age(0)).toBeLessThan(2);
    expect(age(-1 - aYearAgo.length)).toBeGreaterThan(180);
    expect(age(-1 - aYearAgo.length)).toBeLessThan(185);
    expect(age(-1)).toBeGreaterThan(366);
    expect(items.filter(({ unreadable }) => unreadable)).toEqual([]);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(Object.keys(questionCategories)));
  });

  it('knows her name', async () => {
    const { body } = await test.call(accounts.me, { as: await husband('a premium husband') });
    expect(body.her_name).toBe('Claire');
  });

  it('has her sizes on her card, his short forms beside them, and an idea in each state', async () => {
    const as = await husband('a premium husband');
    const { lines, dangers } = (await test.call(card.show, { as })).body;
    const shoe = lines.find(({ field }) => field === 'shoe');
    expect(shoe).toMatchObject({ said: { quote: expect.stringContaining('8½') }, entries: [{ value: 'US 8½' }] });
    expect(dangers[0]).toMatchObject({ kind: 'allergy', quote: { quote: expect.stringContaining('Hazelnuts') } });
    const kept = (await test.call(ideas.list, { as })).body.ideas;
    expect(kept.map(({ state }) => state).sort()).toEqual(['dropped', 'given', 'idea', 'planned']);
  });

  it('keeps both answers where she changed her mind', async () => {
    const items = await historyOf('a premium husband');
    const times = new Map<string, number>();
    for (const { question_id } of items) times.set(question_id, (times.get(question_id) ?? 0) + 1);
    const twice = [...changesOfMind, ...saidSince.map(({ asked }) => asked)];
    expect([...times.values()].filter((count) => count > 1)).toEqual(twice.map(() => 2));
    const onMetal = items.filter(({ question_text }) => question_text.startsWith('Gold or silver'));
    expect(onMetal.map(({ answer_text }) => answer_text?.split('.')[0])).toEqual(['Gold', 'Silver']);
  });

  it('asks whether something of a year ago is still true, one a week, and shows what she has said otherwise since', async () => {
    const as = await husband('a premium husband');
    const offer = async () => (await test.call(stillTrue.next, { as })).body.offer;
    const first = await offer();
    expect(first?.answer).toBe(aYearAgo[0]?.text);
    const params = { answerId: first?.answerId ?? '' };
    const items = await historyOf('a premium husband');
    const older = items.find(({ answer_text }) => answer_text === aYearAgo[2]?.text);
    const newer = items.find(({ answer_text }) => answer_text === saidSince[0]?.text);
    expect(older?.replaced_by?.answer_id).toBe(newer?.item_id);
    await test.call(stillTrue.say, { as, params, body: { verdict: 'later' } });
    expect(await offer()).toBeNull();
  });

  it('shows his own questions, two of them still waiting', async () => {
    const own = (await historyOf('a premium husband')).filter(({ is_custom_question }) => is_custom_question);
    expect(own).toHaveLength(hisQuestions.length);
    expect(own.filter(({ type }) => type === 'question')).toHaveLength(2);
    expect(own.filter(({ answer_text }) => answer_text === null)).toHaveLength(2);
  });

  it('shows the basic husband three weeks of another wife', async () => {
    const items = await historyOf('a basic husband');
    expect(items.map(({ answer_text }) => answer_text)).toEqual(otherWife.map(({ text }) => text).reverse());
  });

  it('shows the premium husband what he asked the assistant, and an index that is ready for more', async () => {
    const as = await husband('a premium husband');
    const { body } = await test.call(assistant.history, { as });
    expect(body.total).toBeGreaterThanOrEqual(4);
    expect(body.conversations.map(({ timestamp }) => timestamp)).toEqual(
      body.conversations
        .map(({ timestamp }) => timestamp)
        .sort()
        .reverse(),
    );
    expect(body.conversations.filter(({ timestamp }) => Date.parse(timestamp) > test.clock.now().getTime())).toEqual(
      [],
    );
    const { rows } = await test.world.database.executeSql(
      'select user_id from assistant_index where version = indexed_version and without_vectors = 0',
    );
    expect(rows).toEqual([{ user_id: as.id }]);
  });

  it('the premium husband can cancel and come back, like anybody who paid', async () => {
    const as = await husband('a premium husband');
    expect(await premiumOf(test, as)).toMatchObject({ isPremium: true, subscription_status: 'active' });
    expect((await test.call(billing.cancel, { as })).status).toBe(200);
    expect(await premiumOf(test, as)).toMatchObject({ isPremium: true, subscription_status: 'canceling' });
    await openCheckout(test, as);
    expect(await premiumOf(test, as)).toMatchObject({ isPremium: true, subscription_status: 'active' });
  });

  it('counts right, in the time zone of the machine', async () => {
    const counted = await findUserByEmail(test.world.db, 'premium@heartnote.local');
    const items = await historyOf('a premium husband');
    const given = items.filter(({ type }) => type === 'answer').length;
    expect(counted).toMatchObject({ answersCount: given, customQuestionsCount: 6, timeZone: zone });
    expect(await findUserByEmail(test.world.db, 'office@heartnote.local')).toMatchObject({ isAdmin: true });
  });

  it("asks him something new today, no longer a beginner's question", async () => {
    const him = await husband('a premium husband');
    const { body: today } = await test.call(questions.daily, { as: him });
    expect(today.answered).toBe(false);
    const items = (await test.call(answers.list, { as: him })).body;
    const answered = items.filter(({ type }) => type === 'answer').map(({ question_id }) => question_id);
    expect(answered).not.toContain(today.id);
    expect(opening.map(databaseIdOf)).not.toContain(today.id);
  });

  it('shows the administrator a product that is in use, by these three and by others', async () => {
    const as = await husband('an administrator');
    const { body } = await test.call(admin.metrics, { as, query: { timeRange: '30d' } });
    expect(body.totalUsers).toBe(neighbours.length + 3);
    expect(body.premiumUsers).toBe(6);
    expect(body.series.slice(1).every(({ activeUsers }) => activeUsers > 0)).toBe(true);
    const { users } = (await test.call(admin.users, { as, query: { search: 'heartnote.local' } })).body;
    expect(users.filter(({ last_login }) => last_login === null)).toEqual([]);
    const { counts } = (await test.call(admin.questionCounts, { as })).body;
    expect(counts.filter(({ answered }) => (answered ?? 0) >= 5).length).toBeGreaterThanOrEqual(5);
    const { entries } = (await test.call(admin.auditLog, { as, query: {} })).body;
    expect(entries.map(({ action, outcome, adminEmail }) => [action, outcome, adminEmail])).toEqual([
      ['delete-user', 'done', as.email],
      ['send-reset', 'done', as.email],
      ['cancel-subscription', 'denied', as.email],
      ['send-reset', 'done', as.email],
    ]);
    expect(entries.filter(({ targetName }) => targetName === null)).toHaveLength(1);
  });

  it('does not come to where real people are', async () => {
    const real = await startTestApp();
    await createCast(real).hire('basic');
    await expect(seedDemo(real.world, zone)).rejects.toThrow('This data folder is in use by real accounts.');
    expect(await findUserByEmail(real.world.db, 'office@heartnote.local')).toBeUndefined();
    await real.close();
  });

  it('changes nothing when it is run again, not even what a visitor has deleted', async () => {
    const him = await husband('a premium husband');
    const { body: before } = await test.call(answers.list, { as: him });
    await test.call(answers.remove, { as: him, params: { id: before[0]?.item_id ?? '' } });
    test.clock.advance(3 * DAY);
    const { body: left } = await test.call(answers.list, { as: him });
    expect(await seedDemo(test.world, zone)).toEqual(printed);
    expect((await test.call(answers.list, { as: him })).body).toEqual(left);
  });
});
