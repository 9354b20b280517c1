import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { questions } from '../../contract/questions';
import { question } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';

const test = await startTestApp();
afterAll(() => test.close());

it('each answer of the list, and the question of the day, tell what the page is', async () => {
  const him = await createCast(test).hire('premium');
  const { body: daily } = await test.call(questions.daily, { as: him });
  expect(daily.kind).toBeDefined();
  await writeDown(test, him, 'That too', daily.id);
  const [never] = await test.world.db.select().from(question).where(eq(question.poolId, 'gift-036'));
  await writeDown(test, him, 'No kitchen things', never?.id);
  const own = await addOwnQuestion(test, him, 'Which cake would you love for your birthday?');
  await writeDown(test, him, 'Lemon', own.id);
  await addOwnQuestion(test, him, 'What did you dream?');
  expect((await historyOf(test, him)).map(({ type, kind }) => [type, kind])).toEqual([
    ['question', undefined],
    ['answer', 'favorite'],
    ['answer', 'never'],
    ['answer', daily.kind],
  ]);
});
