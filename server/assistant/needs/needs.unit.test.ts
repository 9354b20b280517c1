import { expect, it } from 'vitest';
import { shippedQuestions } from '../../questions/pool/pool';
import { keptVectors } from '../embedding/kept-vectors';
import { askings } from '../phrasings/askings';
import { vectorsFile } from '../phrasings/by-meaning';
import { needIn } from './needs';
import needs from './needs.json';

const texts = askings().flatMap((asking) => asking.texts);
const vectors = keptVectors(vectorsFile);
const width = vectors.length / texts.length;
const vectorOf = (text: string) => vectors.subarray(texts.indexOf(text) * width).subarray(0, width);
const questionOf = new Map(shippedQuestions.map(({ id, text }) => [id, text]));

it('every need is served by questions of the pool, each named once', () => {
  for (const { ids } of needs) {
    expect(ids.filter((id) => !questionOf.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it.each([
  ["she's mad at me, what do I do", 'calm-021'],
  ["she's crying, what do I do", 'calm-024'],
  ['she got promoted, how do we celebrate', 'feast-025'],
  ['date idea that costs nothing', 'date-033'],
])('%s: what serves him most is %s', (text, id) => {
  const { likely, serves } = needIn(vectorOf(text));
  const [best] = [...serves].sort(([, a], [, b]) => b - a);
  expect(likely).toBeGreaterThan(0.9);
  expect(best?.[0]).toBe(questionOf.get(id));
});

it('who asks for a thing tells of no need', () => {
  const things = askings()
    .filter(
      ({ serves: [question = '', ...more] }) =>
        more.length === 0 && /size|color|flower|cake|perfume|seat/i.test(question),
    )
    .flatMap(({ texts: [, asks = ''] }) => asks);
  expect(things.length).toBeGreaterThan(15);
  const needy = things.filter((text) => needIn(vectorOf(text)).likely > 0.9);
  expect(needy.length / things.length).toBeLessThan(0.1);
});
