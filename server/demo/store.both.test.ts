import { expect, it } from 'vitest';
import { shippedQuestions } from '../questions/pool/pool';
import { startTestApp } from '../testing/app';
import { basicUser } from '../testing/people';
import { countUsers, questionIdsByPoolId } from './store';

it('the demo finds the questions of the pool and knows whether anybody is there', async () => {
  const test = await startTestApp();
  const before = await countUsers(test.world.db);
  await basicUser(test);
  const ids = await questionIdsByPoolId(test.world.db);
  expect(await countUsers(test.world.db)).toBe(before + 1);
  expect(shippedQuestions.filter(({ id }) => !ids.has(id))).toEqual([]);
  await test.close();
});
