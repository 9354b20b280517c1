import { afterAll, beforeEach, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { card } from '../../contract/card';
import { stillTrue, type Verdict } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { startSession } from '../accounts/sessions';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const clock = createTestClock();
const test = await startTestApp({ clock });
afterAll(() => test.close());
const cast = createCast(test);

const START = '2026-01-05T12:00:00Z';
beforeEach(() => clock.set(START));
const [shoe, flower, lake] = ['size-001', 'fav-010', 'us-013'].map(databaseIdOf);

async function later(him: Person, days: number): Promise<Person> {
  clock.advance(days * DAY);
  return { ...him, token: await test.world.transact((tx) => startSession(test.world, tx, him.id)) };
}
const say = (as: Person, answerId: string, verdict: Verdict) =>
  test.call(stillTrue.say, { as, params: { answerId }, body: { verdict } });
const dueOf = async (as: Person) => (await test.call(stillTrue.onCard, { as })).body.answers;

it('her card asks about what was said so long ago that it may have changed, and tells since when it is confirmed', async () => {
  const him = await cast.hire('basic');
  const size = await writeDown(test, him, 'US 8', shoe);
  await writeDown(test, him, 'We met at the lake in May', lake);
  expect(await dueOf(him)).toEqual([]);
  const afterYear = await later(him, 366);
  expect(await dueOf(afterYear)).toEqual([{ answerId: size.answer_id, questionId: shoe, warns: false }]);
  const { body: said } = await say(afterYear, size.answer_id, 'still');
  expect(await dueOf(afterYear)).toEqual([]);
  const { lines } = (await test.call(card.show, { as: afterYear })).body;
  expect(lines.find(({ field }) => field === 'shoe')?.said).toMatchObject({ confirmedOn: said.on });
});

it('it asks about what he pinned and what warns too, about the newest word alone, and never where he chose so', async () => {
  const him = await cast.hire('basic');
  const pinned = await writeDown(test, him, 'Dahlias are what I love', lake);
  const warning = await writeDown(test, him, 'Peonies, but I am allergic to lilies', flower);
  await test.call(card.write, {
    as: him,
    params: { field: 'color' },
    body: { value: 'red', answerId: pinned.answer_id },
  });
  await test.call(card.show, { as: him });
  const afterYear = await later(him, 400);
  // What is of the past holds for good, pinned or not.
  expect(await dueOf(afterYear)).toEqual([{ answerId: warning.answer_id, questionId: flower, warns: true }]);
  const body = { questionId: flower ?? '', text: 'Any flower, I am over it', replaces: warning.answer_id };
  await test.call(answers.submit, { as: afterYear, body });
  expect(await dueOf(afterYear)).toEqual([]);
  const afterTwo = await later(him, 400);
  expect(await dueOf(afterTwo)).toHaveLength(1);
  await test.call(stillTrue.choose, { as: afterTwo, body: { rhythm: 'off' } });
  expect(await dueOf(afterTwo)).toEqual([]);
});

it('the pictures tell how much is fresh, by category, and the search finds the rest', async () => {
  const him = await cast.hire('premium');
  const size = await writeDown(test, him, 'US 8', shoe);
  const blossoms = await writeDown(test, him, 'Peonies, lots of them', flower);
  await writeDown(test, him, 'We met at the lake in May', lake);
  const freshOf = async (as: Person) => {
    const { categories } = (await test.call(stillTrue.freshness, { as })).body;
    return categories.map(({ fresh, answers: all }) => [fresh, all]).sort();
  };
  const restOf = async (as: Person) => (await test.call(stillTrue.aWhileAgo, { as })).body.answers.sort();
  expect(await freshOf(him)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(await restOf(him)).toEqual([]);
  clock.advance(366 * DAY);
  await test.world.database.executeSql("update subscription set current_period_end = '2040-01-01' where user_id = $1", [
    him.id,
  ]);
  const afterYear = await later(him, 0);
  expect(await freshOf(afterYear)).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
  ]);
  expect(await restOf(afterYear)).toEqual([size.answer_id, blossoms.answer_id].sort());
  await say(afterYear, size.answer_id, 'still');
  const body = { questionId: flower ?? '', text: 'Tulips now, yellow ones', replaces: blossoms.answer_id };
  await test.call(answers.submit, { as: afterYear, body });
  expect(await freshOf(afterYear)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(await restOf(afterYear)).toEqual([]);
});
