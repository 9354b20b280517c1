import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { DAY, HOUR } from '../../contract/time';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { writeAnswer } from './store';

/** Noon in Chicago, where nobody says where he is. */
const NOON = '2026-05-04T17:00:00.000Z';
const test = await startTestApp({ clock: createTestClock(NOON) });
afterAll(() => test.close());
const cast = createCast(test);

type Who = Pick<Person, 'token'>;
const [tea, soup] = [databaseIdOf('fav-035'), databaseIdOf('fav-021')];
const [flower, otherFlower] = [databaseIdOf('gift-033'), databaseIdOf('fav-010')];

const pageOf = (as: Who, id: string, headers: Record<string, string> = {}) =>
  test.call(answers.page, { as, params: { id }, headers });
const saidBefore = async (as: Who, id: string) => (await pageOf(as, id)).body.said_before?.answer_text ?? null;

async function newHusband() {
  test.clock.set(NOON);
  return cast.hire('premium');
}

/** He writes them down one day after the other; what he reads beside the last. */
async function told(...entries: { text: string; questionId: string }[]) {
  const him = await newHusband();
  const saved = [];
  for (const { text, questionId } of entries) {
    test.clock.advance(DAY);
    saved.push(await writeDown(test, him, text, questionId));
  }
  return saidBefore(him, saved.at(-1)?.answer_id ?? '');
}

describe('the page of an answer', () => {
  it('is counted from the first, with the days in a row', async () => {
    const him = await newHusband();
    const first = await writeDown(test, him, 'Peonies', flower);
    expect((await pageOf(him, first.answer_id)).body).toEqual({
      page: 1,
      days_in_a_row: 1,
      days: ['2026-05-04'],
      said_before: null,
    });
    test.clock.advance(2 * DAY);
    await writeDown(test, him, 'Tea', tea);
    test.clock.advance(DAY);
    await writeDown(test, him, 'Tomato soup', soup);
    const last = await writeDown(test, him, 'With toast', soup);
    const { body } = await pageOf(him, last.answer_id);
    expect(body).toMatchObject({ page: 4, days_in_a_row: 2, days: ['2026-05-04', '2026-05-06', '2026-05-07'] });
    test.clock.advance(DAY);
    expect((await pageOf(him, last.answer_id)).body).toMatchObject({ page: 4, days_in_a_row: 2 });
    test.clock.advance(DAY);
    expect((await pageOf(him, first.answer_id)).body).toMatchObject({ page: 1, days_in_a_row: 0 });
  });

  it('counts the days of where he is, and a row however long it is', async () => {
    const him = await newHusband();
    // Half past ten in the evening there, half past five in the morning after in Berlin.
    test.clock.advance(10.5 * HOUR);
    const late = await writeDown(test, him, 'Peonies', flower);
    expect((await pageOf(him, late.answer_id)).body.days).toEqual(['2026-05-04']);
    const inBerlin = await pageOf(him, late.answer_id, { 'x-time-zone': 'Europe/Berlin' });
    expect(inBerlin.body.days).toEqual(['2026-05-05']);
    // More than are read at once, several on each day.
    const { db, vault } = test.world;
    const at = (n: number) => new Date(Date.parse(late.created_at) - DAY * Math.floor(n / 25) - n);
    const row = { userId: him.id, questionId: tea, text: 'Tea', idempotencyKey: null };
    for (let n = 1; n < 300; n++) await writeAnswer(db, vault, { ...row, id: randomUUID(), createdAt: at(n) });
    const { body } = await pageOf(him, late.answer_id);
    expect(body).toMatchObject({ page: 300, days_in_a_row: 12 });
    expect(body.days).toHaveLength(7);
  });

  it('is nobody else’s to see, and gone with its answer', async () => {
    const [him, other] = [await newHusband(), await cast.hire('premium')];
    const { answer_id } = await writeDown(test, other, 'Quxwort', flower);
    const refused = await pageOf(him, answer_id);
    expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ code: 'answer_not_found' })]);
    await test.call(answers.remove, { as: other, params: { id: answer_id } });
    expect((await pageOf(other, answer_id)).status).toBe(404);
  });
});

describe('what she said before', () => {
  it('is her last answer to the same question, from an earlier day', async () => {
    const him = await newHusband();
    await writeDown(test, him, 'Tea, at first', tea);
    test.clock.advance(DAY);
    const before = await writeDown(test, him, 'Tea, always', tea);
    test.clock.advance(25 * DAY);
    await writeDown(test, him, 'Still tea, this morning', tea);
    const now = await writeDown(test, him, 'Coffee', tea);
    const { body } = await pageOf(him, now.answer_id);
    expect(body.said_before).toEqual({
      answer_id: before.answer_id,
      question_text: before.question_text,
      answer_text: 'Tea, always',
      created_at: before.created_at,
    });
  });

  it('is what she said of the very same thing, where she was never asked just so', async () => {
    const rows = [
      { text: 'Tomato soup', questionId: soup },
      { text: 'Peonies', questionId: otherFlower },
      { text: 'Tulips', questionId: flower },
    ];
    expect(await told(...rows)).toBe('Peonies');
    expect(await told(...rows.slice(0, 2))).toBeNull();
  });

  it('is her answer to the same question of his own', async () => {
    const him = await newHusband();
    const { id } = await addOwnQuestion(test, him, 'Which cake for your birthday?');
    await writeDown(test, him, 'Lemon', id);
    test.clock.advance(DAY);
    const now = await writeDown(test, him, 'Carrot', id);
    expect(await saidBefore(him, now.answer_id)).toBe('Lemon');
  });

  it('is nothing that hurts, and nothing beside what hurts', async () => {
    const harmless = { text: 'Tomato soup', questionId: soup };
    const hurting = { text: 'What my mother made before she died', questionId: soup };
    expect(await told(harmless, hurting, { text: 'Lentil', questionId: soup })).toBe('Tomato soup');
    expect(await told(hurting, { text: 'Lentil', questionId: soup })).toBeNull();
    expect(await told(harmless, hurting)).toBeNull();
  });

  it('is never somebody else’s, nor deleted', async () => {
    const [him, other] = [await newHusband(), await cast.hire('premium')];
    await writeDown(test, other, 'Quxwort', flower);
    const own = await writeDown(test, him, 'Roses', flower);
    test.clock.advance(DAY);
    const now = await writeDown(test, him, 'Peonies', flower);
    expect(await saidBefore(him, now.answer_id)).toBe('Roses');
    await test.call(answers.remove, { as: him, params: { id: own.answer_id } });
    expect(await saidBefore(him, now.answer_id)).toBeNull();
  });
});
