import { afterAll, beforeEach, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { card } from '../../contract/card';
import { ideas } from '../../contract/ideas';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createHashingEmbedder } from '../testing/embedder';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

/** No phrase or root of ours tells that it warns. */
const COCONUT =
  'Lemon, with the thin glaze. Only the coconut stays at the bakery, or we spend the night with Dr. Patel.';
/** Ours take it for a warning. */
const JOKE = 'I am deathly allergic to small talk, so let us leave by ten.';

const model = {
  state: 'ready' as 'asleep' | 'ready' | 'away',
  leanings: new Map<string, number>(),
  asked: [] as string[],
};
const embedder = {
  ...createHashingEmbedder(),
  state: () => model.state,
  judge: async (_lesson: string, pairs: readonly (readonly [string, string])[]) => {
    if (model.state === 'away') return null;
    model.asked.push(...pairs.map(([, said]) => said));
    return pairs.map(([, said]) => model.leanings.get(said) ?? -8);
  },
};
const test = await startTestApp({ embedder });
afterAll(() => test.close());
const cast = createCast(test);
beforeEach(() => {
  model.state = 'ready';
  model.leanings = new Map([[COCONUT, 8]]);
  model.asked = [];
});

const cake = databaseIdOf('fav-010');
const dangers = async (as: Person) => (await test.call(card.show, { as })).body.dangers.map(({ quote }) => quote.quote);

it('what she must not have is heard by the model where no word of ours tells it: on her card, beside an idea, in a reply', async () => {
  const him = await cast.hire('premium');
  const { answer_id: id } = await writeDown(test, him, COCONUT, cake);
  expect(await dangers(him)).toEqual([COCONUT]);
  const added = await test.call(ideas.add, { as: him, body: { kind: 'gift', title: 'Coconut macaroons' } });
  expect(added.body.dangers.map(({ quote, touches }) => [quote.answerId, touches])).toEqual([[id, true]]);
  const asked = await test.call(assistant.ask, { as: him, body: { question: 'Can I bring her coconut ice cream?' } });
  expect(asked.body.citations.map(({ answerId }) => answerId)).toContain(id);
});

it('a turn of speech that ours take for a danger is none where the model says so', async () => {
  const him = await cast.hire('basic');
  model.state = 'away';
  await writeDown(test, him, JOKE, cake);
  expect(await dangers(him)).toEqual([JOKE]);
  model.state = 'ready';
  await dangers(him);
  await expect.poll(() => dangers(him)).toEqual([]);
});

it('many answers at once are told by their words, and heard in the background, each of them once', async () => {
  const him = await cast.hire('basic');
  const said = Array.from({ length: 30 }, (_, at) => `On walk number ${at} we counted the herons.`);
  for (const text of said) await writeDown(test, him, text, cake);
  await writeDown(test, him, COCONUT, cake);
  expect(await dangers(him)).toEqual([]);
  await expect.poll(() => dangers(him)).toEqual([COCONUT]);
  await dangers(him);
  expect(model.asked).toEqual(expect.arrayContaining([...said, COCONUT]));
  expect(new Set(model.asked).size).toBe(model.asked.length);
});

it('while the model is asleep or away her words are read alone, and heard when it is there', async () => {
  const him = await cast.hire('basic');
  model.state = 'away';
  await writeDown(test, him, COCONUT, cake);
  expect(await dangers(him)).toEqual([]);
  expect(await dangers(him)).toEqual([]);
  expect(model.asked).toEqual([]);
  model.state = 'asleep';
  expect(await dangers(him)).toEqual([]);
  await expect.poll(() => dangers(him)).toEqual([COCONUT]);
});

it('what is changed while it is being heard is heard as it is now, and what is deleted is gone', async () => {
  const him = await cast.hire('premium');
  model.state = 'away';
  const { answer_id: changed } = await writeDown(test, him, COCONUT, cake);
  const { answer_id: deleted } = await writeDown(test, him, JOKE, cake);
  await dangers(him);
  await test.call(answers.edit, { as: him, params: { id: changed }, body: { text: 'Lemon, with the thin glaze.' } });
  await test.call(answers.remove, { as: him, params: { id: deleted } });
  model.state = 'ready';
  await dangers(him);
  await expect.poll(() => model.asked).toEqual(['Lemon, with the thin glaze.']);
  expect(await dangers(him)).toEqual([]);
});
