import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { question } from '../platform/db/schema';
import { pool } from '../questions/pool/pool';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';

const test = await startTestApp();
afterAll(() => test.close());

const idOf = async (poolId: string) =>
  (await test.world.db.select({ id: question.id }).from(question).where(eq(question.poolId, poolId)))[0]?.id ?? '';
const some = (fits: (one: (typeof pool)[number]) => boolean) => pool.filter(fits).slice(0, 3);

it('an answer to a deep question, or to one about her stress, is marked; no other carries a word of it', async () => {
  const him = await createCast(test).hire('premium');
  const isStress = ({ category }: (typeof pool)[number]) => category === 'stress-and-support';
  const marked = [...some(({ depth }) => depth === 3), ...some((one) => isStress(one) && one.depth === 2)];
  const unmarked = [
    ...some((one) => !isStress(one) && one.depth < 3),
    ...some((one) => isStress(one) && one.depth === 1),
  ];
  for (const { id } of marked) await writeDown(test, him, 'marked', await idOf(id));
  for (const { id } of unmarked) await writeDown(test, him, 'unmarked', await idOf(id));
  await writeDown(test, him, 'unmarked', (await addOwnQuestion(test, him)).id);
  const items = await historyOf(test, him);
  expect(items).toHaveLength(marked.length + unmarked.length + 1);
  for (const item of items) {
    expect('tender' in item ? item.tender : 'absent').toBe(item.answer_text === 'marked' ? true : 'absent');
  }
});
