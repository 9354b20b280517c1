import { afterAll, beforeEach, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { startAppWithModel } from '../testing/app-with-model';
import { writtenOf } from '../testing/assistant/written';
import { numberOf } from '../testing/composing';
import { historyOf } from '../testing/notebook';
import type { Person } from '../testing/people';

const { test, server, host, begin, husband, close } = await startAppWithModel();
afterAll(close);
beforeEach(begin);

const ask = async (as: Person) =>
  (await test.call(assistant.ask, { as, body: { question: 'Should I give her yellow tulips?' } })).body;

const SEA = 'The sea in November, with nobody there.';

async function whoChanged(old: string, now: string): Promise<Person> {
  const him = await husband([SEA, old]);
  const [item] = await historyOf(test, him);
  const body = { questionId: item?.question_id ?? '', text: now, replaces: item?.item_id ?? '' };
  expect((await test.call(answers.submit, { as: him, body })).status).toBe(201);
  return him;
}

it('a model is not sent what a newer word took the place of', async () => {
  const him = await whoChanged('Yellow tulips, the ragged kind.', 'Roses, and no tulips anymore.');
  server.behave({ reply: ({ user }) => writtenOf(`She likes roses [${numberOf(user, 'Roses')}].`) });
  const { provider, citations } = await ask(him);
  expect(server.asked.at(-1)?.user).toContain('Roses, and no tulips');
  expect(server.asked.at(-1)?.user).not.toContain('ragged');
  expect(provider).toBe(host);
  expect(citations.map(({ quote }) => quote)).toEqual(['Roses, and no tulips anymore.']);
});

it('of a danger in such words it is told, but what it says of it is left to her own words, told as earlier', async () => {
  const him = await whoChanged('I am allergic to tulips and to lilies.', 'Tulips are fine since the treatment.');
  server.behave({
    reply: ({ user }) =>
      writtenOf(
        `She named the sea in November [${numberOf(user, 'sea')}].`,
        `She is allergic to lilies [${numberOf(user, 'lilies')}].`,
      ),
  });
  const { segments, provider } = await ask(him);
  expect(provider).toBe(host);
  const texts = segments.map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^Keep in mind\. Earlier, on .* she said: “I am allergic to tulips and to lilies\.”/),
    expect.stringMatching(/^Since then, on .* she said: “Tulips are fine since the treatment\.”/),
    expect.stringMatching(/^She named the sea in November/),
  ]);
});
