import { describe, expect, it } from 'vitest';
import { monthPath } from '../../../contract/paths';
import { byMonth } from '../../answers/history';
import { answerItem } from '../../testing/notebook';
import { drawStack } from './drawing';
import { ribbonsOf } from './ribbons';

/** An answer a day, the last on this day of 2026. */
const daily = (count: number, month = 10, day = 16) =>
  byMonth(
    Array.from({ length: count }, (_, n) =>
      answerItem(n, { created_at: new Date(2026, month, day - n, 12).toISOString() }),
    ),
  );
const told = (count: number) => ribbonsOf(daily(count)).map(({ label, answers }) => `${label}: ${answers}`);

describe('the ribbons of the notebook', () => {
  it.each([
    [0, []],
    [1, ['Nov 2026: 1']],
    [30, ['Nov 2026: 16', 'Oct 2026: 14']],
    [
      400,
      [...['Nov 2026: 16', 'Oct 2026: 31', 'Sep 2026: 30', 'Aug 2026: 31'], ...['Earlier in 2026: 212', '2025: 80']],
    ],
    [
      5_000,
      [
        ...['Nov 2026: 16', 'Oct 2026: 31', 'Sep 2026: 30', 'Aug 2026: 31'],
        ...['Earlier in 2026: 212', '2025: 365', '2013–2024: 4315'],
      ],
    ],
  ])('of %i answers', (count, ribbons) => {
    expect(told(count)).toEqual(ribbons);
  });

  it('lead to the newest of the months they stand for', () => {
    expect(
      ribbonsOf(daily(400))
        .map(({ href }) => href)
        .slice(3),
    ).toEqual(['2026-08', '2026-07', '2025-12'].map(monthPath));
  });
});

describe('the drawing of the notebook', () => {
  const drawn = (count: number) => drawStack(ribbonsOf(daily(count)).map(({ answers }) => answers));
  const heights = (pages: string) => [...pages.matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y));

  it.each([0, 1, 30, 400, 5_000])('has a line for each of %i answers, all between its covers', (count) => {
    const { pages, height, pageWidth } = drawn(count);
    const lines = heights(pages);
    expect(lines).toHaveLength(count);
    for (const y of lines) expect(y > 0 && y < height).toBe(true);
    // Two that touch would be one.
    if (count > 1) expect(pageWidth).toBeLessThan((Math.max(...lines) - Math.min(...lines)) / (count - 1));
  });

  it('grows with each answer, and stays as high as its ribbons need', () => {
    const thickness = (count: number) => {
      const lines = heights(drawn(count).pages);
      return Math.max(...lines) - Math.min(...lines);
    };
    expect(thickness(2)).toBeGreaterThan(thickness(1));
    expect(thickness(30)).toBeGreaterThan(thickness(10));
    expect(thickness(100)).toBeGreaterThan(thickness(30));
    expect([1, 12, 30].map((count) => drawn(count).height)).toEqual([44, 60, 88]);
    expect(drawn(5_000).height).toBe(308);
    expect(drawn(5_000).ribbons).toHaveLength(7);
  });
});
