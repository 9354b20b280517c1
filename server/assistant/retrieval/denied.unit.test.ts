import { expect, it } from 'vitest';
import { areDenied } from './denied';

const MOTHER = 'When is your mother’s birthday?';
const DAYS = 'Which three dates of yours should I never forget?';
const notes = [{ question: DAYS }];
const alike = (mother: number, days: number) => new Map([...[[MOTHER, mother] as const], [DAYS, days]]);
const read = (...leanings: number[]) => [...leanings.map((leaning) => ({ leaning })), {}];

it('the likeliest are none where the model denies each that it read, and she was asked something else', () => {
  expect(areDenied(read(-3.5, -3.8), notes, alike(0.9, 0.6))).toBe(true);
});

it('they may be it where the model takes one of them for an answer, or has read none', () => {
  expect(areDenied(read(-3.5, -1.9), notes, alike(0.9, 0.6))).toBe(false);
  expect(areDenied(read(), notes, alike(0.9, 0.6))).toBe(false);
});

it('and where she was asked that very thing, or nearly so', () => {
  expect(areDenied(read(-3.5, -3.8), notes, alike(0.6, 0.9))).toBe(false);
  expect(areDenied(read(-3.5, -3.8), notes, alike(0.7, 0.65))).toBe(false);
});
