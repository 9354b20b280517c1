import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { stillTrue } from '../../contract/still-true';
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

it('tells when she said it and since when that is confirmed, without a new index', async () => {
  const him = await cast.hire('premium');
  const { answer_id: answerId } = await writeDown(test, him, 'I love the lasagna from the corner place.');
  await test.world.database.executeSql("update answer set created_at = '2025-03-05T12:00:00Z' where id = $1", [
    answerId,
  ]);
  expect(await ask(him, 'Does she love lasagna?')).toContain('on March 5, 2025:');
  const { body } = await test.call(stillTrue.say, { as: him, params: { answerId }, body: { verdict: 'still' } });
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const reply = await ask(him, 'What about lasagna, does she love it?');
  expect(reply).toContain(`on March 5, 2025 (still true in ${month.format(new Date(body.on))})`);
});

it.each([
  ['Earl Grey with milk, always.', 'Green tea now, the milk upset my stomach.', 'What tea does she like?'],
  ['I want a silver bracelet.', 'Gold, since my grandmother gave me her ring.', 'Does she like silver or gold?'],
  [
    'Hiking in the mountains with you.',
    'The sea. My knees are done with mountains.',
    'Does she like hiking in the mountains?',
  ],
  ['Lilies, the white ones.', 'Peonies. Lilies remind me of the funeral now.', 'Which flowers should I buy her?'],
  [
    'Leave me alone for an hour after a fight.',
    'Come and hold me, do not leave me alone.',
    'What does she need after a fight?',
  ],
])(
  'she changed her mind from "%s" to "%s": the newest word is told, and the older only as earlier',
  async (old, now, query) => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him, 'What would you say to that?');
    const before = await writeDown(test, him, old, own.id);
    await test.call(answers.submit, { as: him, body: { questionId: own.id, text: now, replaces: before.answer_id } });
    const lines = (await ask(him, query)).split('\n');
    const [first, second] = [now, old].map((words) => lines.findIndex((line) => line.includes(words.slice(0, 12))));
    expect(first).toBeGreaterThanOrEqual(0);
    for (const line of lines.filter((one) => one.includes(old.slice(0, 12)))) expect(line).toMatch(/^Earlier, on /);
    if (second !== -1) expect(second).toBeGreaterThan(first ?? 0);
  },
);
