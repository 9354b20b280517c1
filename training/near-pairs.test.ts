import { afterAll, expect, it } from 'vitest';
import { fingerprintIn, fingerprintOf } from '../server/assistant/embedding/kept-vectors';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { thingsFile } from '../server/ideas/near/meaning';
import { nearness, readTitle } from '../server/ideas/near/nearness';
import { thingTexts } from '../server/ideas/near/things';
import { readPairs } from './near-pairs';

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const embedder = createLocalEmbedder(quiet);
afterAll(() => embedder.close());

it('the vectors of things are of these very texts: else run npm run ideas:things', () => {
  expect(fingerprintIn(thingsFile)).toEqual(fingerprintOf(thingTexts().flatMap(({ texts }) => texts)));
});

it('of pairs by a writer from whom nothing was learned most are found, and few neighbors are mistaken', async () => {
  const file = new URL('cases/untouched/near-pairs.json', import.meta.url);
  const pairs = await readPairs(file, embedder, 40);
  const found = (isSame: boolean) => pairs.filter((one) => one.isSame === isSame && nearness(...one.pair) > 0).length;
  expect(found(true)).toBeGreaterThanOrEqual(30);
  expect(found(false)).toBeLessThanOrEqual(5);
}, 60_000);

const byWords = (one: string, other: string) =>
  nearness(readTitle({ title: one, meaning: null }), readTitle({ title: other, meaning: null }));

it.each([
  ['AirPods', 'wireless earbuds', true],
  ['Roomba', 'a robot vacuum cleaner', true],
  ['Cozy bathrobe', 'A soft dressing gown', true],
  ['pearl earrings', 'pearl necklace', false],
  ['a guitar', 'guitar lessons', false],
])('without the model, %s and %s are told apart by their names alone', (one, other, isSame) => {
  expect(byWords(one, other) > 0).toBe(isSame);
});
