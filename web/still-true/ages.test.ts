import { expect, it } from 'vitest';
import { ageInWords, isWithinAYear, monthsAgo } from './ages';

const on = (day: string) => `${day}T12:00:00`;

it.each([
  ['2025-11-16', 'A year ago'],
  ['2025-11-17', 'A year ago'],
  ['2025-12-10', 'A year ago'],
  ['2025-12-17', 'Ten months ago'],
  ['2026-07-16', 'Four months ago'],
  ['2026-10-20', 'A month ago'],
  ['2024-11-01', 'Two years ago'],
  ['2010-01-01', '16 years ago'],
])('said on %s is %j', (day, words) => {
  expect(ageInWords(on(day), '2026-11-16')).toBe(words);
});

it.each([
  ['2025-09-16', '14 months ago'],
  ['2026-10-20', '1 month ago'],
  ['2024-11-01', '2 years ago'],
])('to the month, said on %s is %j', (day, words) => {
  expect(monthsAgo(on(day), '2026-11-16')).toBe(words);
});

it('a year is over on the same day of the next', () => {
  expect(['2025-11-16', '2025-11-17', '2026-11-16'].map((day) => isWithinAYear(on(day), '2026-11-16'))).toEqual([
    false,
    true,
    true,
  ]);
});
