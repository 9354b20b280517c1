import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const ask = async (as: Person, question: string) =>
  (await test.call(assistant.ask, { as, body: { question } })).body.encryptedResponse;

it('tells no replaced word without the newer one, though that fits his question less', async () => {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, 'What about Fridays?');
  const before = await writeDown(test, him, 'I love the lasagna from the corner place.', own.id);
  expect(await ask(him, 'Does she love lasagna?')).toContain('I love the lasagna');
  const body = { questionId: own.id, text: 'Nothing heavy anymore, only a salad.', replaces: before.answer_id };
  expect((await test.call(answers.submit, { as: him, body })).status).toBe(201);
  const reply = await ask(him, 'Does she love lasagna?');
  expect(reply).toContain('Nothing heavy anymore');
  expect(reply.indexOf('Nothing heavy anymore')).toBeLessThan(reply.indexOf('I love the lasagna'));
});
