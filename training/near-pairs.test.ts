import { afterAll, expect, it } from 'vitest';
import { fingerprintIn, fingerprintOf } from '../server/assistant/embedding/kept-vectors';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { thingsFile } from '../server/ideas/near/meaning';
import { isNear, readTitle } from '../server/ideas/near/nearness';
import { rememberedFile } from '../server/ideas/near/remembered';
import { thingTexts } from '../server/ideas/near/things';
import { isThorough } from '../server/testing/thorough';
import { inOrder, isFound, readPairs, strangers, textsOf, writers } from './near-pairs';

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const embedder = createLocalEmbedder(quiet);
/** Pairs that are the same, and as many that are not. */
const EACH = isThorough ? 20 : 10;
afterAll(() => embedder.close());

it('the vectors of things are of these very texts: else run npm run ideas:things', () => {
  expect(fingerprintIn(thingsFile)).toEqual(fingerprintOf(thingTexts().flatMap(({ texts }) => texts)));
});

it('the remembered pairs are of these very titles: else run npm run ideas:train', () => {
  expect(fingerprintIn(rememberedFile)).toEqual(fingerprintOf(textsOf(inOrder(writers()))));
});

it('no stranger by whom it is measured wrote a pair that taught it', () => {
  const keyOf = (titles: readonly string[]) =>
    [...titles]
      .map((title) => title.toLowerCase())
      .sort()
      .join('|');
  const taught = new Set(inOrder(writers()).map(({ titles }) => keyOf(titles)));
  const asked = strangers().flatMap(({ pairs }) => [...pairs.same, ...pairs.different].map(keyOf));
  expect(asked.filter((pair) => taught.has(pair))).toEqual([]);
});

it('of pairs by a writer from whom nothing was learned most are found, and few neighbors are mistaken', async () => {
  const [stranger] = strangers();
  const pairs = await readPairs(stranger?.pairs ?? { same: [], different: [] }, embedder, EACH);
  const found = { same: 0, other: 0 };
  for (const pair of pairs) if (await isFound(pair, embedder)) found[pair.isSame ? 'same' : 'other'] += 1;
  expect(found.same).toBeGreaterThanOrEqual(0.85 * EACH);
  expect(found.other).toBeLessThanOrEqual(1);
}, 60_000);

const byWords = (one: string, other: string) =>
  isNear(readTitle({ title: one, meaning: null }), readTitle({ title: other, meaning: null }));

it.each([
  ['AirPods', 'wireless earbuds', true],
  ['Roomba', 'a robot vacuum cleaner', true],
  ['Cozy bathrobe', 'A soft dressing gown', true],
  ['pearl earrings', 'pearl necklace', false],
  ['a guitar', 'guitar lessons', false],
])('without the model, %s and %s are told apart by their names alone', (one, other, isSame) => {
  expect(byWords(one, other)).toBe(isSame);
});
