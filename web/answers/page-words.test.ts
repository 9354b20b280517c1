import { expect, it } from 'vitest';
import { pageInWords, whenSheSaid } from './page-words';

it.each([
  [1, 1, '1st page'],
  [2, 2, '2nd page, 2 days in a row'],
  [3, 0, '3rd page'],
  [11, 1, '11th page'],
  [12, 4, '12th page, 4 days in a row'],
  [22, 1, '22nd page'],
  [113, 1, '113th page'],
  [1_021, 30, '1,021st page, 30 days in a row'],
])('page %i with %i days in a row is "%s"', (page, days, words) => {
  expect(pageInWords(page, days)).toBe(words);
});

it.each([
  ['2026-11-02', 'Earlier this month she said:'],
  ['2026-05-30', 'In May she said:'],
  ['2025-11-20', 'In November 2025 she said:'],
])('what she said on %s is told in November 2026 as "%s"', (day, words) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  expect(whenSheSaid(new Date(year, month - 1, date, 12).toISOString(), '2026-11-16')).toBe(words);
});
