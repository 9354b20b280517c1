import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptVectors } from '../embedding/kept-vectors';
import { askings } from '../phrasings/askings';
import { vectorsFile } from '../phrasings/by-meaning';
import { readQuestion } from '../reading/read-question';
import { fearedIn, plannedIn } from './plan-by-meaning';
import { isPlan } from './plans';

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
const taught: { plan: string[]; none: string[] } = JSON.parse(
  readFileSync(new URL('../../../training/cases/plans.json', import.meta.url), 'utf8'),
);
const isTaught = (text: string) => [...taught.plan, ...taught.none].includes(text);

it.each(['date idea that costs nothing', 'tiny present for my wife'])('%s: he is about to do something', (text) => {
  expect(planned(text)).toBeGreaterThan(0.5);
});

it.each(["she's mad at me, what do I do", "she's crying, what do I do"])('%s: he is not', (text) => {
  expect(planned(text)).toBeLessThan(0.3);
});

it('who looks for a gift, a dinner or a date is nearly always about to do something, and seldom who asks what she did', () => {
  const named = texts.filter((text) => /gift|present|dinner|date night/i.test(text) && !isTaught(text));
  const looksFor = named.filter(
    (text) => /\b(?:ideas?|should i|can i|for our|need|help me)\b/i.test(text) && !/\bwho|not|never|avoid/i.test(text),
  );
  const tellsOf = named.filter((text) => /\b(?:did|was|has) she\b|\bshe ever\b/i.test(text));
  const isOne = (text: string) => isPlan({ ...readQuestion(text), planned: planned(text) });
  const shareOf = (asked: string[]) => asked.filter(isOne).length / asked.length;
  expect([looksFor.length > 50, tellsOf.length >= 10]).toEqual([true, true]);
  expect(shareOf(looksFor)).toBeGreaterThan(0.9);
  expect(shareOf(tellsOf)).toBeLessThan(0.25);
});

it('who goes out with her may meet what she is afraid of, and hardly who asks for a size or a meal at home', () => {
  const lead = texts.filter((text) =>
    /date night|weekend away|getaway|day trip|day out|night out|concert|museum/i.test(text),
  );
  const others = texts.filter((text) => /\bsize\b|recipe|for breakfast|cook for/i.test(text));
  const shareOf = (asked: string[]) => asked.filter((text) => fearedIn(vectorOf(text)) > 0.3).length / asked.length;
  expect(Math.min(lead.length, others.length)).toBeGreaterThan(50);
  expect(shareOf(lead)).toBeGreaterThan(0.7);
  expect(shareOf(others)).toBeLessThan(0.1);
});
