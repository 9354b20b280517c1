import { expect, it } from 'vitest';
import { keptVectors } from '../embedding/kept-vectors';
import { askings } from '../phrasings/askings';
import { vectorsFile } from '../phrasings/by-meaning';
import { plannedIn } from './plan-by-meaning';

/** What husbands type, with the meaning of each: nothing of it taught what a plan is. */
const texts = askings().flatMap((asking) => asking.texts);
const vectors = keptVectors(vectorsFile);
const width = vectors.length / texts.length;
const planned = (text: string) => plannedIn(vectors.subarray(texts.indexOf(text) * width).subarray(0, width));

it.each(['date idea that costs nothing', 'she got promoted, how do we celebrate'])(
  '%s: he is about to do something',
  (text) => {
    expect(planned(text)).toBeGreaterThan(0.5);
  },
);

it.each(["she's mad at me, what do I do", "what's her shoe size"])('%s: he is not', (text) => {
  expect(planned(text)).toBeLessThan(0.3);
});

it('who speaks of a gift, a dinner or a date is mostly about to do something', () => {
  const plans = texts.filter((text) => /gift|present|dinner|date night/i.test(text));
  expect(plans.length).toBeGreaterThan(300);
  expect(plans.filter((text) => planned(text) > 0.4).length / plans.length).toBeGreaterThan(0.8);
});
