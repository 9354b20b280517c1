import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { DAY } from '../../contract/time';
import { question } from '../platform/db/schema';
import { pool } from '../questions/pool/pool';
import { poolTags } from '../subjects/pool-tags/pool-tags';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';

/** A month of exactly 28 days lies between, and a login outlasts it. */
const FEBRUARY = '2026-02-05T12:00:00.000Z';
const test = await startTestApp({ clock: createTestClock(FEBRUARY) });
afterAll(() => test.close());

type PoolQuestion = (typeof pool)[number];
const idOf = async (poolId: string) =>
  (await test.world.db.select({ id: question.id }).from(question).where(eq(question.poolId, poolId)))[0]?.id ?? '';
const some = (fits: (one: PoolQuestion) => boolean) => pool.filter(fits).slice(0, 3);
const isStress = ({ category }: PoolQuestion) => category === 'stress-and-support';
const isTagged = (...subjects: string[]) => {
  const wanted = new Set(subjects);
  return ({ id }: PoolQuestion) => poolTags[id]?.subjects.some((subject) => wanted.has(subject)) ?? false;
};

/** He answers each in February; whether it may come back to him so many days later. */
async function returning(told: { questionId: string; text: string }[], days = 28) {
  test.clock.set(FEBRUARY);
  const him = await createCast(test).hire('premium');
  for (const { questionId, text } of told) await writeDown(test, him, text, questionId);
  test.clock.advance(days * DAY);
  const items = (await historyOf(test, him)).reverse();
  expect(items).toHaveLength(told.length);
  return items.map((item) => item.may_return ?? 'absent');
}
const toQuestions = async (questions: readonly PoolQuestion[], text = 'A lake') =>
  returning(await Promise.all(questions.map(async ({ id }) => ({ questionId: await idOf(id), text }))));
const allOf = (value: unknown, of: readonly unknown[]) => of.map(() => value);

describe('what she said on this day comes back to him', () => {
  it('where the question is light', async () => {
    const light = some((one) => one.depth === 1 && !isTagged('never-say', 'when-ill', 'quarrel')(one));
    expect(await toQuestions(light)).toEqual(allOf(true, light));
  });

  it('never where it goes deep, or asks of her stress, her fears, grief, quarrels or illness, however lightly', async () => {
    const heavy = [
      ...some(({ depth }) => depth === 3),
      ...some((one) => isStress(one) && one.depth === 2),
      ...some((one) => one.depth < 3 && isTagged('grief')(one)),
      ...some((one) => one.depth < 3 && isTagged('quarrel')(one)),
      ...some((one) => one.depth < 3 && isTagged('fear', 'worry')(one)),
      ...some((one) => one.depth < 3 && isTagged('when-ill')(one)),
    ];
    expect(heavy.length).toBeGreaterThan(12);
    expect(await toQuestions(heavy)).toEqual(allOf('absent', heavy));
  });

  it('never where her words tell of hurt, also in answer to the lightest question', async () => {
    const questionId = await idOf('fav-001');
    const texts = ['We had a row about it.', 'My parents split up that year.', 'What Mum made when Dad was ill.'];
    expect(await returning(['Tomato soup.', ...texts].map((text) => ({ questionId, text })))).toEqual([
      true,
      ...allOf('absent', texts),
    ]);
  });

  it('never where his own question asks for what hurts', async () => {
    test.clock.set(FEBRUARY);
    const him = await createCast(test).hire('premium');
    for (const asked of [
      'Which cake would you bake?',
      'What did we quarrel about?',
      'Whom do you miss since the funeral?',
    ])
      await writeDown(test, him, 'A lake', (await addOwnQuestion(test, him, asked)).id);
    test.clock.advance(28 * DAY);
    expect((await historyOf(test, him)).map((item) => item.may_return ?? 'absent')).toEqual(['absent', 'absent', true]);
  });

  it('about that day, wherever he is, and not on others', async () => {
    const told = [{ questionId: await idOf('fav-001'), text: 'A lake' }];
    for (const days of [27, 28, 29]) expect(await returning(told, days), `${days}`).toEqual([true]);
    for (const days of [0, 1, 20]) expect(await returning(told, days), `${days}`).toEqual(['absent']);
  });

  it('no longer once he has written down something that hurts', async () => {
    test.clock.set(FEBRUARY);
    const him = await createCast(test).hire('premium');
    const { answer_id } = await writeDown(test, him, 'A lake', await idOf('fav-001'));
    test.clock.advance(28 * DAY);
    expect((await historyOf(test, him))[0]?.may_return).toBe(true);
    const body = { text: 'The lake where my brother drowned' };
    expect((await test.call(answers.edit, { as: him, params: { id: answer_id }, body })).status).toBe(200);
    expect((await historyOf(test, him))[0]?.may_return).toBeUndefined();
  });
});
