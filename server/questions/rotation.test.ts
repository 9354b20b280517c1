import { randomUUID } from 'node:crypto';
import { inArray, notInArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { answers } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { writeAnswer } from '../answers/store';
import { saveSubscription } from '../billing/store';
import { dailyQuestion, question } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import type { Person } from '../testing/people';

const clock = createTestClock();
const database = await emptiedDatabase();
const test = await startTestApp({ database, clock });
const cast = createCast(test);
const { db, vault } = test.world;
afterAll(() => test.close());
const moment = new Date('2026-05-04T18:00:00Z');
beforeEach(() => clock.set(moment.toISOString()));

const longAgo = new Date(moment.getTime() - 30 * DAY);
/** That he was asked this on fourteen days, weeks ago. */
const fortnight = (row: Omit<typeof dailyQuestion.$inferInsert, 'localDate'>) =>
  Array.from({ length: 14 }, (_, i) => ({ ...row, localDate: `2026-04-${String(i + 1).padStart(2, '0')}` }));

const daily = async (as: Person) => (await test.call(questions.daily, { as })).body;
const random = async (as: Person) => (await test.call(questions.random, { as })).body;
const skip = (as: Person, questionId: string) => test.call(questions.skip, { as, body: { questionId } });
const answer = (as: Person, questionId: string) =>
  test.call(answers.submit, { as, body: { questionId, text: 'Peonies' } });
const addOwn = async (as: Person) =>
  (await test.call(questions.add, { as, body: { text: 'What did you dream last night?' } })).body.id;

/** From now on the pool is these questions, without seasons or turns; answers their ids. */
async function poolOf(...poolIds: string[]): Promise<string[]> {
  await db.update(question).set({ retiredAt: moment }).where(notInArray(question.poolId, poolIds));
  await db
    .update(question)
    .set({ retiredAt: null, season: null, opening: null, essential: false, sameAs: null })
    .where(inArray(question.poolId, poolIds));
  const rows = await db.select().from(question).where(inArray(question.poolId, poolIds));
  return poolIds.map((name) => rows.find(({ poolId }) => poolId === name)?.id ?? '');
}

describe('what is asked when little is left', () => {
  it('each once before any comes again; then the one answered longest ago', async () => {
    const ids = await poolOf('fav-001', 'fav-002', 'fav-003');
    const him = await cast.hire('basic');
    const order: string[] = [];
    for (let day = 0; day < 6; day++) {
      const { id, answered } = await daily(him);
      expect(answered).toBe(false);
      order.push(id);
      await answer(him, id);
      expect((await daily(him)).answered).toBe(true);
      clock.advance(DAY);
    }
    expect(new Set(order.slice(0, 3))).toEqual(new Set(ids));
    expect(order.slice(3)).toEqual(order.slice(0, 3));
  });

  it('the only question there is comes again even where it was skipped: never an empty box', async () => {
    const [id = ''] = await poolOf('fav-001');
    const him = await cast.hire('basic');
    expect((await daily(him)).id).toBe(id);
    expect((await skip(him, id)).body.skipsUsed).toBe(1);
    expect((await daily(him)).id).toBe(id);
    await answer(him, id);
    expect(await random(him)).toMatchObject({ id, answered: true });
  });

  it('without any question at all it is said so, and no skip is spent', async () => {
    const [retired = ''] = await poolOf('fav-001');
    await poolOf();
    const him = await cast.hire('basic');
    const [today, another] = [
      await test.call(questions.daily, { as: him }),
      await test.call(questions.random, { as: him }),
    ];
    for (const { status, body } of [today, another, await skip(him, retired)]) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: messages.question.none, code: 'no_question' });
    }
    expect((await test.call(questions.skipCount, { as: him })).body.skipsUsed).toBe(0);
  });
});

describe('another question', () => {
  it('is drawn from all that suit him, not always from the few of the season', async () => {
    const [retired = ''] = await poolOf('fav-009');
    const [one = '', two = ''] = await poolOf('fav-001', 'fav-002', 'fav-003', 'fav-004', 'fav-005', 'fav-006');
    await db
      .update(question)
      .set({ season: { from: '05-01', until: '05-31', followsSun: false } })
      .where(inArray(question.id, [one, two]));
    const him = await cast.hire('basic');
    await db.insert(dailyQuestion).values(fortnight({ userId: him.id, questionId: retired, createdAt: longAgo }));
    const today = await daily(him);
    expect([one, two]).toContain(today.id);
    await answer(him, today.id);
    const drawn = new Set<string>();
    for (let i = 0; i < 20; i++) drawn.add((await random(him)).id);
    expect(drawn.size).toBeGreaterThan(1);
    expect(drawn).not.toContain(today.id);
  });
});

describe('never two deep ones running', () => {
  /** Somebody whom nothing but that rule keeps from another deep question: he has a fortnight and thirty answers behind him. */
  async function readyForDeep() {
    const [deep = '', alsoDeep = '', light = '', known = ''] = await poolOf(
      'love-001',
      'love-002',
      'fav-001',
      'fav-002',
    );
    await db
      .update(question)
      .set({ depth: 3 })
      .where(inArray(question.id, [deep, alsoDeep]));
    const him = await cast.hire('basic');
    const row = { userId: him.id, questionId: known, createdAt: longAgo };
    for (let i = 0; i < 30; i++) {
      await writeAnswer(db, vault, { ...row, id: randomUUID(), text: 'Peonies', idempotencyKey: null });
    }
    await db.insert(dailyQuestion).values(fortnight(row));
    const today = (await daily(him)).id;
    expect([deep, alsoDeep]).toContain(today);
    return { him, today, light };
  }

  it('where today is deep and he skips it', async () => {
    const { him, today, light } = await readyForDeep();
    await skip(him, today);
    expect((await daily(him)).id).toBe(light);
  });

  it('where he asks for another one after it', async () => {
    const { him, today, light } = await readyForDeep();
    await answer(him, today);
    for (let i = 0; i < 5; i++) expect((await random(him)).id).toBe(light);
  });

  it('nor on the next day', async () => {
    const { him, today, light } = await readyForDeep();
    await answer(him, today);
    clock.advance(DAY);
    expect((await daily(him)).id).toBe(light);
  });
});

describe('a retired question', () => {
  it('is asked no more and not listed, but answers keep it and it can still be answered', async () => {
    const [kept = '', gone = ''] = await poolOf('fav-001', 'fav-002');
    const him = await cast.hire('basic');
    const text = (await test.call(questions.list, { as: him })).body.find(({ id }) => id === gone)?.text;
    await answer(him, gone);
    await test.call(admin.removeQuestion, { as: await cast.hire('admin'), params: { id: gone } });
    for (let day = 0; day < 3; day++) {
      expect((await daily(him)).id).toBe(kept);
      expect((await random(him)).id).toBe(kept);
      clock.advance(DAY);
    }
    expect((await test.call(questions.list, { as: him })).body.map(({ id }) => id)).not.toContain(gone);
    const { body: items } = await test.call(answers.list, { as: him });
    expect(items).toMatchObject([{ question_id: gone, question_text: text, answer_text: 'Peonies' }]);
    expect((await answer(him, gone)).status).toBe(201);
  });
});

describe('his own questions', () => {
  it('take part in what he is asked, and in what nobody else is', async () => {
    const [poolQuestion = ''] = await poolOf('fav-001');
    const [him, other] = [await cast.hire('premium'), await cast.hire('premium')];
    const own = await addOwn(him);
    await answer(him, poolQuestion);
    const asked = await daily(him);
    expect(asked).toMatchObject({ id: own, text: 'What did you dream last night?', is_custom_question: true });
    expect(asked.category).toBe('custom');
    await answer(other, poolQuestion);
    expect((await daily(other)).id).toBe(poolQuestion);
  });

  it('leave it when premium ends, stay readable, and come back with premium', async () => {
    const [poolQuestion = ''] = await poolOf('fav-001');
    const him = await cast.hire('premium');
    const own = await addOwn(him);
    await answer(him, poolQuestion);
    const paidUntil = async (currentPeriodEnd: Date) =>
      saveSubscription(db, { userId: him.id, status: 'active', currentPeriodEnd, updatedAt: clock.now() });
    await paidUntil(new Date(moment.getTime() - 2 * DAY));
    expect((await daily(him)).id).toBe(poolQuestion);
    expect((await random(him)).id).toBe(poolQuestion);
    expect((await test.call(questions.list, { as: him })).body.map(({ id }) => id)).toContain(own);
    clock.advance(DAY);
    await paidUntil(new Date(moment.getTime() + 30 * DAY));
    expect((await daily(him)).id).toBe(own);
  });

  it('deleted, it is today no more the one to ask', async () => {
    const [poolQuestion = ''] = await poolOf('fav-001');
    const him = await cast.hire('premium');
    const own = await addOwn(him);
    await answer(him, poolQuestion);
    expect((await daily(him)).id).toBe(own);
    await test.call(questions.remove, { as: him, params: { id: own } });
    expect((await daily(him)).id).toBe(poolQuestion);
  });
});
