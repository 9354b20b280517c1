import { and, gte, inArray } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { questionPacks } from '../../contract/packs';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { dailyQuestion } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, poolQuestions, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { chooseTogether } from './daily';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const { db } = test.world;
const timeZones = ['America/Chicago', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'];
const today = (as: Person, zone: string) =>
  test.call(questions.daily, { as, headers: { 'x-time-zone': zone } }).then(({ body }) => body.id);

/** People whose pasts differ in everything that a choice depends on. */
async function people(): Promise<Person[]> {
  const [newcomer, answering, skipping, writing] = await Promise.all(
    (['basic', 'basic', 'basic', 'premium'] as const).map((role) => cast.hire(role)),
  );
  if (!newcomer || !answering || !skipping || !writing) throw new Error('nobody came');
  for (const { id } of await poolQuestions(test, answering, 9)) await writeDown(test, answering, 'Yes', id);
  for (let day = 0; day < 3; day++) {
    const questionId = await today(skipping, 'Australia/Sydney');
    await test.call(questions.skip, {
      as: skipping,
      body: { questionId },
      headers: { 'x-time-zone': 'Australia/Sydney' },
    });
    test.clock.advance(DAY);
  }
  await test.call(questionPacks.save, { as: answering, body: { on: ['intimacy'] } });
  await addOwnQuestion(test, writing);
  return [newcomer, answering, skipping, writing];
}

it('what is chosen for many together is what each would have been asked by himself', async () => {
  const all = await people();
  const asking = all.map(({ id }, n) => ({ id, timeZone: timeZones[n] ?? 'UTC', isPremium: n === 3 }));
  const ids = all.map(({ id }) => id);
  test.clock.advance(DAY);
  const begun = test.clock.now();
  const isNew = and(inArray(dailyQuestion.userId, ids), gte(dailyQuestion.createdAt, begun));
  const kept = () => db.select().from(dailyQuestion).where(isNew).orderBy(dailyQuestion.userId);
  await chooseTogether(test.world, asking);
  const together = await kept();
  expect(together).toHaveLength(all.length);
  await chooseTogether(test.world, asking);
  expect(await kept()).toEqual(together);
  await db.delete(dailyQuestion).where(isNew);
  for (const [n, him] of all.entries()) {
    const alone = await today(him, timeZones[n] ?? 'UTC');
    expect(alone).toBe(together.find(({ userId }) => userId === him.id)?.questionId);
  }
});
