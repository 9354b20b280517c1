import { afterAll, beforeEach, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { card } from '../../contract/card';
import { stillTrue } from '../../contract/still-true';
import { startSession } from '../accounts/sessions';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const LONG_AGO = '2026-01-05T12:00:00Z';
const A_MONDAY = '2027-03-01T12:00:00Z';
const clock = createTestClock(LONG_AGO);
const test = await startTestApp({ clock });
const cast = createCast(test);
afterAll(() => test.close());
beforeEach(() => clock.set(LONG_AGO));

const [flower, soup, lake] = [databaseIdOf('fav-010'), databaseIdOf('fav-011'), databaseIdOf('us-013')];
/** As another instance on the same database would, of which this one hears nothing. */
const elsewhere = (text: string, values: unknown[]) => test.world.database.executeSql(text, values);

/** A session does not last from one year to the next. */
async function afterYear(him: Person): Promise<Person> {
  clock.set(A_MONDAY);
  return { ...him, token: await test.world.transact((tx) => startSession(test.world, tx, him.id)) };
}
const due = async (as: Person) => (await test.call(stillTrue.onCard, { as })).body.answers.map((one) => one.answerId);
const offered = async (as: Person) => (await test.call(stillTrue.next, { as })).body.offer?.answerId;
const flowerOn = async (as: Person) =>
  (await test.call(card.show, { as })).body.lines.find(({ field }) => field === 'flower')?.said?.quote;

async function whoSaid(text: string, questionId = flower) {
  const him = await cast.hire('premium');
  await elsewhere("update subscription set current_period_end = '2040-01-01' where user_id = $1", [him.id]);
  const { answer_id: id } = await writeDown(test, him, text, questionId);
  const now = await afterYear(him);
  // From here on it is kept when she said what.
  expect(await due(now)).toEqual(questionId === flower ? [id] : []);
  return { him: now, id };
}

it('what is kept of his answers is not told once he has edited, replaced or deleted one', async () => {
  const { him, id } = await whoSaid('Sweet peas, lots of them');
  expect([await flowerOn(him), await offered(him)]).toEqual(['Sweet peas, lots of them', id]);
  await test.call(answers.edit, { as: him, params: { id }, body: { text: 'Sweet peas, a few of them' } });
  expect([await flowerOn(him), await offered(him)]).toEqual(['Sweet peas, a few of them', id]);
  const body = { questionId: soup, text: 'Dahlias now, whole fields of them', replaces: id };
  const newer = (await test.call(answers.submit, { as: him, body })).body.answer_id;
  expect([await flowerOn(him), await due(him)]).toEqual(['Dahlias now, whole fields of them', []]);
  await test.call(answers.remove, { as: him, params: { id: newer } });
  expect([await flowerOn(him), await due(him)]).toEqual(['Sweet peas, a few of them', [id]]);
  await test.call(answers.remove, { as: him, params: { id } });
  expect([await flowerOn(him), await due(him), await offered(him)]).toEqual([undefined, [], undefined]);
});

it('nor once another instance has', async () => {
  const { him, id } = await whoSaid('Sweet peas, lots of them');
  await elsewhere('update answer set question_id = $2 where id = $1', [id, lake]);
  expect([await flowerOn(him), await due(him)]).toEqual([undefined, []]);
  await elsewhere('update answer set question_id = $2 where id = $1', [id, flower]);
  expect([await flowerOn(him), await due(him)]).toEqual(['Sweet peas, lots of them', [id]]);
  await elsewhere('delete from answer where id = $1', [id]);
  expect([await flowerOn(him), await due(him)]).toEqual([undefined, []]);
});

it('what he says of an answer, pins, and chooses counts at once', async () => {
  const { him, id } = await whoSaid('A slow dance in the kitchen', databaseIdOf('close-009'));
  const pin = { as: him, params: { field: 'color' as const }, body: { value: 'red', answerId: id } };
  const { entries } = (await test.call(card.write, pin)).body;
  expect(await due(him)).toEqual([id]);
  await test.call(card.remove, { as: him, params: { field: 'color', id: entries[0]?.id ?? '' } });
  expect(await due(him)).toEqual([]);
  await test.call(card.write, pin);
  await test.call(stillTrue.choose, { as: him, body: { rhythm: 'off' } });
  expect([await due(him), await offered(him)]).toEqual([[], undefined]);
  await test.call(stillTrue.choose, { as: him, body: { rhythm: 'weekly' } });
  await test.call(stillTrue.say, { as: him, params: { answerId: id }, body: { verdict: 'still' } });
  expect([await due(him), await offered(him)]).toEqual([[], undefined]);
});
