import { expect, it } from 'vitest';
import { shippedQuestions } from '../../questions/pool/pool';
import { fingerprintIn, fingerprintOf, keptVectors } from '../embedding/kept-vectors';
import { stemsOf } from '../language/words';
import { askings } from './askings';
import { alikeByMeaning, vectorsFile } from './by-meaning';
import { alikeByWords } from './by-words';
import { phrasings } from './phrasings';
import { situations } from './situations';
import { textsOfAskings } from './texts';

const vectors = keptVectors(vectorsFile);
const texts = askings().flatMap((asking) => asking.texts);
const width = vectors.length / texts.length;
const vectorOf = (text: string) => vectors.subarray(texts.indexOf(text) * width).subarray(0, width);

it('every question of the pool has them, and none is for a question that is not there', () => {
  expect(Object.keys(phrasings).sort()).toEqual(shippedQuestions.map(({ id }) => id).sort());
  for (const asks of Object.values(phrasings)) expect(new Set(asks).size).toBeGreaterThanOrEqual(7);
});

it('every situation is served by questions of the pool', () => {
  const known = new Set(shippedQuestions.map(({ id }) => id));
  expect(situations.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
});

it('their vectors are of these very texts: else run npm run assistant:phrasings', () => {
  expect(fingerprintIn(vectorsFile)).toEqual(fingerprintOf(textsOfAskings()));
});

/** One of each question, which the others must lead to. */
const tried = Object.entries(phrasings)
  .filter((_, at) => at % 7 === 0)
  .flatMap(([id, [ask = '']]) => shippedQuestions.filter((one) => one.id === id).map(({ text }) => ({ ask, text })));

const isAmong = (alike: ReadonlyMap<string, number>, text: string, most: number) =>
  [...alike.values()].filter((one) => one > (alike.get(text) ?? 0)).length < most;

it('what one husband types leads to the question by what others type, in meaning and in words', () => {
  const found = (alikeTo: (ask: string) => ReadonlyMap<string, number>) =>
    tried.filter(({ ask, text }) => isAmong(alikeTo(ask), text, 3)).length / tried.length;
  expect(found((ask) => alikeByMeaning(vectorOf(ask), new Set([ask])))).toBeGreaterThan(0.75);
  expect(found((ask) => alikeByWords(stemsOf(ask), new Set([ask])))).toBeGreaterThan(0.35);
});

it('a situation leads to what serves it, the best first', () => {
  const [first, second] =
    situations[0]?.ids.map((id) => shippedQuestions.find((one) => one.id === id)?.text ?? '') ?? [];
  const alike = alikeByMeaning(vectorOf(situations[0]?.asks[0] ?? ''));
  expect(alike.get(first ?? '') ?? 0).toBeGreaterThan(alike.get(second ?? '') ?? 0);
  expect(isAmong(alike, second ?? '', 12)).toBe(true);
});
