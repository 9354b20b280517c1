import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptVectors } from '../embedding/kept-vectors';
import { askings } from '../phrasings/askings';
import { vectorsFile } from '../phrasings/by-meaning';
import { readQuestion } from '../reading/read-question';
import { frighteningIn, plannedIn } from './plan-by-meaning';
import { isPlan, MAY_FRIGHTEN } from './plans';

/** What husbands type for questions of the pool, with the meaning of each. */
const texts = askings().flatMap((asking) => asking.texts);
const vectors = keptVectors(vectorsFile);
const width = vectors.length / texts.length;
function vectorOf(text: string) {
  const at = texts.indexOf(text);
  if (at < 0) throw new Error(`nobody types: ${text}`);
  return vectors.subarray(at * width).subarray(0, width);
}
const planned = (text: string): number => plannedIn(vectorOf(text));

/** What taught it proves nothing. */
const taughtBy = (name: string): string[] => {
  const kinds: Record<string, string[]> = JSON.parse(
    readFileSync(new URL(`../../../training/cases/${name}.json`, import.meta.url), 'utf8'),
  );
  return Object.values(kinds).flat();
};
const taught = new Set([...taughtBy('plans'), ...taughtBy('fears-met')]);
const untaught = texts.filter((text) => !taught.has(text));
const isOne = (text: string) => isPlan({ ...readQuestion(text), planned: planned(text) });
const shareOf = (asked: readonly string[], isSo: (text: string) => boolean) => asked.filter(isSo).length / asked.length;

it.each(['date idea that costs nothing', 'tiny present for my wife'])('%s: he is about to do something', (text) => {
  expect(planned(text)).toBeGreaterThan(0.5);
});

it.each(["she's mad at me, what do I do", "she's crying, what do I do"])('%s: he is not', (text) => {
  expect(planned(text)).toBeLessThan(0.3);
});

it('who speaks of a gift, a dinner or a date is mostly about to do something, and seldom who asks what she did', () => {
  const named = untaught.filter((text) => /gift|present|dinner|date night/i.test(text));
  const tellsOf = named.filter((text) => /\b(?:did|was|has) she\b|\bshe ever\b/i.test(text));
  const others = named.filter((text) => !tellsOf.includes(text));
  expect([others.length > 300, tellsOf.length >= 10]).toEqual([true, true]);
  expect(shareOf(others, isOne)).toBeGreaterThan(0.8);
  expect(shareOf(tellsOf, isOne)).toBeLessThan(0.25);
});

it('who goes out with her may meet what she is afraid of, and hardly who asks for a size or a meal at home', () => {
  const isMet = (text: string) => frighteningIn(vectorOf(text)) > MAY_FRIGHTEN;
  const goesOut = untaught.filter((text) =>
    /date night|weekend away|getaway|day trip|day out|night out|concert|museum/i.test(text),
  );
  const others = untaught.filter((text) => /\bsize\b|recipe|for breakfast|cook for/i.test(text));
  expect(Math.min(goesOut.length, others.length)).toBeGreaterThan(50);
  expect(shareOf(goesOut, isMet)).toBeGreaterThan(0.7);
  expect(shareOf(others, isMet)).toBeLessThan(0.1);
});
