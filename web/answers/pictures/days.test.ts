import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/days';
import { addMonths, daysBetween, inWords, monthInWords, monthsBetween, shortMonth, weekOf } from './days';

describe('calendar days', () => {
  it('go on over the ends of months and years, leap days and changes of the clocks', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    // In Chicago the clocks changed on 9 March and 2 November 2025, in Europe on 30 March and 26 October.
    for (const day of ['2025-03-09', '2025-11-02', '2025-03-30', '2025-10-26']) {
      expect(addDays(addDays(day, -1), 2)).toBe(addDays(day, 1));
      expect(daysBetween(addDays(day, -1), addDays(day, 1))).toBe(2);
    }
  });

  it('belong to the week of the Sunday before', () => {
    expect(['2025-03-08', '2025-03-09', '2025-03-15'].map(weekOf)).toEqual(['2025-03-02', '2025-03-09', '2025-03-09']);
  });

  it('are named the same in every zone', () => {
    expect(inWords('2025-03-09')).toBe('March 9, 2025');
    expect([monthInWords('2025-03'), shortMonth('2025-03-01')]).toEqual(['March 2025', 'Mar']);
  });
});

it('months go on over the end of the year', () => {
  expect([addMonths('2025-01', -1), addMonths('2024-11', 3)]).toEqual(['2024-12', '2025-02']);
  expect(monthsBetween('2023-11', '2025-01')).toBe(14);
});
