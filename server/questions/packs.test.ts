import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { allPacks, type Pack, questionPacks } from '../../contract/packs';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { question } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import type { Person } from '../testing/people';

const clock = createTestClock();
const test = await startTestApp({ clock });
const cast = createCast(test);
afterAll(() => test.close());
beforeEach(() => clock.set('2026-05-04T18:00:00Z'));

const packsOf = async (as: Person) => (await test.call(questionPacks.list, { as })).body.on;
const switchOn = (as: Person, ...on: Pack[]) => test.call(questionPacks.save, { as, body: { on } });
const daily = async (as: Person) => (await test.call(questions.daily, { as })).body;
const packOf = async (id: string) =>
  (await test.world.db.select({ pack: question.pack }).from(question).where(eq(question.id, id)))[0]?.pack;
const packsListed = async (as: Person) => {
  const { body } = await test.call(questions.list, { as });
  return [...new Set(await Promise.all(body.map(({ id }) => packOf(id))))].filter((pack) => pack !== null);
};

describe('packs of questions', () => {
  it('are all off at first, and none of their questions is asked or listed', async () => {
    const him = await cast.hire('basic');
    expect(await packsOf(him)).toEqual([]);
    expect(await packsListed(him)).toEqual([]);
    for (let day = 0; day < 21; day++) {
      expect(await packOf((await daily(him)).id)).toBeNull();
      clock.advance(DAY);
    }
  });

  it('once on, show on the next day and then once a week, and are his alone', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    await daily(him);
    expect((await switchOn(him, 'pets', 'children', 'pets')).body).toEqual({ on: ['children', 'pets'] });
    expect([await packsOf(him), await packsOf(other)]).toEqual([['children', 'pets'], []]);
    expect((await packsListed(him)).sort()).toEqual(['children', 'pets']);
    const shown: boolean[] = [];
    for (let day = 0; day < 15; day++) {
      clock.advance(DAY);
      shown.push((await packOf((await daily(him)).id)) !== null);
    }
    expect(shown.flatMap((isPack, day) => (isPack ? [day] : []))).toEqual([0, 7, 14]);
  });

  it('switched off, today brings another question, but not where it was answered', async () => {
    const [him, quick] = [await cast.hire('basic'), await cast.hire('basic')];
    for (const person of [him, quick]) await switchOn(person, ...allPacks);
    const [todays, answered] = [await daily(him), await daily(quick)];
    expect(await packOf(todays.id)).not.toBeNull();
    await test.call(answers.submit, { as: quick, body: { questionId: answered.id, text: 'Peonies' } });
    for (const person of [him, quick]) await switchOn(person);
    const instead = await daily(him);
    expect(await packOf(instead.id)).toBeNull();
    expect(await daily(him)).toEqual(instead);
    expect(await daily(quick)).toEqual({ ...answered, answered: true });
    expect(await packsListed(him)).toEqual([]);
    const { body: items } = await test.call(answers.list, { as: quick });
    expect(items).toMatchObject([{ question_id: answered.id, question_text: answered.text }]);
  });

  it('that do not exist are refused', async () => {
    const him = await cast.hire('basic');
    const reply = await test.call(questionPacks.save, { as: him, body: { on: ['gardening' as Pack] } });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: 'Please choose from the packs on the list' });
    expect(await packsOf(him)).toEqual([]);
  });

  it('saved on two devices at once, are those of one of them', async () => {
    const him = await cast.hire('basic');
    await Promise.all([switchOn(him, 'pets', 'faith'), switchOn(him, 'newlywed')]);
    expect([['faith', 'pets'], ['newlywed']]).toContainEqual(await packsOf(him));
  });
});
