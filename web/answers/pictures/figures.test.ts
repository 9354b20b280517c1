import { describe, expect, it } from 'vitest';
import { addDays, streaksOf } from '../../../contract/days';
import { answerItem, poolQuestion } from '../../testing/notebook';
import { byCategory, calendarOf, countByDay, openByCategory, overTime } from './figures';

/** A minute of a day in his zone, whichever that is. */
const at = (day: string, hour: number, minute = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, hour, minute).toISOString();
};
const on = (...days: string[]) => new Map(days.map((day) => [day, 1]));
const inARow = (from: string, count: number) => Array.from({ length: count }, (_, n) => addDays(from, n));

it('answers are counted by the day of his zone, from midnight to midnight', () => {
  const moments = [at('2025-03-09', 0), at('2025-03-09', 23, 59), at('2025-03-10', 0)];
  const counts = countByDay(moments.map((created_at, n) => answerItem(n, { created_at })));
  expect([...counts]).toEqual([
    ['2025-03-09', 2],
    ['2025-03-10', 1],
  ]);
});

describe('streaks', () => {
  it('the one that lasts and the longest, over changes of the clocks', () => {
    const counts = on(...inARow('2025-03-01', 14), ...inARow('2025-03-20', 3));
    expect(streaksOf(counts.keys(), '2025-03-22')).toEqual({ current: 3, longest: 14 });
  });

  it('lasts while the answer of today is still to come, and no longer', () => {
    const counts = on('2025-03-01', '2025-03-02');
    expect(streaksOf(counts.keys(), '2025-03-03')).toEqual({ current: 2, longest: 2 });
    expect(streaksOf(counts.keys(), '2025-03-04')).toEqual({ current: 0, longest: 2 });
    expect(streaksOf(on().keys(), '2025-03-04')).toEqual({ current: 0, longest: 0 });
  });
});

describe('the calendar', () => {
  const weeks = calendarOf(on('2025-03-09', '2025-03-12'), '2025-03-12', 26);

  it('has whole weeks from Sunday on, and ends with today', () => {
    expect(weeks).toHaveLength(26);
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
    expect(weeks.at(-1)?.map(({ day }) => day)).toEqual(['2025-03-09', '2025-03-10', '2025-03-11', '2025-03-12']);
    expect(weeks[0]?.[0]?.day).toBe('2024-09-15');
  });

  it('holds each day once, with its answers', () => {
    const days = weeks.flat();
    expect(days.map(({ day }) => day)).toEqual(inARow('2024-09-15', days.length));
    expect(days.filter(({ answers }) => answers > 0).map(({ day }) => day)).toEqual(['2025-03-09', '2025-03-12']);
  });
});

describe('over time', () => {
  it('goes by week for half a year, gaps included', () => {
    const { unit, periods } = overTime(on('2025-03-01', '2025-03-15', '2025-03-16'), '2025-03-18');
    expect(unit).toBe('week');
    expect(periods.map(({ start, answers }) => [start, answers])).toEqual([
      ['2025-02-23', 1],
      ['2025-03-02', 0],
      ['2025-03-09', 1],
      ['2025-03-16', 1],
    ]);
    expect(periods.map((period) => period.isCurrent)).toEqual([false, false, false, true]);
  });

  it('then by month, and the last two years at most', () => {
    const { unit, periods } = overTime(on('2024-06-30', '2024-07-01', '2025-03-31'), '2025-03-31');
    expect([unit, periods.length]).toEqual(['month', 10]);
    expect(periods[0]).toEqual({ start: '2024-06', answers: 1, isCurrent: false });
    expect(periods.at(-1)).toEqual({ start: '2025-03', answers: 1, isCurrent: true });
    const years = overTime(on('2019-01-01', '2025-03-31'), '2025-03-31').periods;
    expect([years.length, years[0]?.start]).toEqual([24, '2023-04']);
  });

  it('is this week alone where there is nothing', () => {
    expect(overTime(on(), '2025-03-12').periods).toEqual([{ start: '2025-03-09', answers: 0, isCurrent: true }]);
  });
});

it('categories stand with the fullest first', () => {
  const answers = [answerItem(1), answerItem(2, { category: 'our-story' }), answerItem(3, { category: 'our-story' })];
  expect(byCategory(answers)).toEqual([
    { category: 'our-story', answers: 2 },
    { category: 'playful', answers: 1 },
  ]);
  expect(byCategory([])).toEqual([]);
});

it('what he has not asked is of the pool, by category, the most first', () => {
  const questions = [
    ...[1, 2, 3].map((n) => poolQuestion(n)),
    ...[4, 5, 6].map((n) => poolQuestion(n, { category: 'our-story' })),
    poolQuestion(7, { category: 'affection' }),
    poolQuestion(8, { category: 'custom', created_by_user_id: poolQuestion(99).id }),
  ];
  // Two answers to one question ask it once.
  const items = [answerItem(1), answerItem(2), answerItem(2, { item_id: answerItem(77).item_id }), answerItem(7)];
  expect(openByCategory(items, questions)).toEqual([
    { category: 'our-story', open: 3, total: 3 },
    { category: 'playful', open: 1, total: 3 },
  ]);
});
