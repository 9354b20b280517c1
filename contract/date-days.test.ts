import { describe, expect, it } from 'vitest';
import { nextOccurrence, occurrenceBefore, occurrenceIn, remindersFrom, yearsOn } from './date-days';
import { faultInRule, occasions, type DateRule as Rule } from './date-rules';
import { DateRule, Leads } from './date-schemas';
import { addDays, daysBetween } from './days';
import { faultIn } from './text';

const on = (month: number, day: number, more: Partial<Extract<Rule, { kind: 'day' }>> = {}): Rule => ({
  kind: 'day',
  month,
  day,
  ...more,
});
const weekday = (month: number, day: number, nth: number): Rule => ({ kind: 'weekday', month, weekday: day, nth });

describe('29 February', () => {
  const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031];
  it.each([
    ['is the 28th in plain years unless he says otherwise', undefined, '02-28'],
    ['is the 28th where he chose it', 'feb-28' as const, '02-28'],
    ['is 1 March where he chose that', 'mar-1' as const, '03-01'],
  ])('%s, over eight years', (_, plainYears, plain) => {
    const days = years.map((year) => occurrenceIn(on(2, 29, plainYears && { plainYears }), year));
    expect(days).toEqual(years.map((year) => `${year}-${year % 4 === 0 ? '02-29' : plain}`));
  });

  it('of a century that is no leap year is the 28th too', () => {
    expect(occurrenceIn(on(2, 29), 2100)).toBe('2100-02-28');
  });
});

describe('a weekday of a month', () => {
  it.each([
    ["Mother's Day", weekday(5, 0, 2), ['2026-05-10', '2027-05-09', '2028-05-14']],
    ['the first Monday of September', weekday(9, 1, 1), ['2026-09-07', '2027-09-06', '2028-09-04']],
    ['the last Monday of May', weekday(5, 1, -1), ['2026-05-25', '2027-05-31', '2028-05-29']],
    ['the last Thursday of February', weekday(2, 4, -1), ['2026-02-26', '2027-02-25', '2028-02-24']],
    ['the fifth Friday of January, where there is one', weekday(1, 5, 5), ['2026-01-30', '2027-01-29', null]],
  ])('%s', (_, rule, days) => {
    expect([2026, 2027, 2028].map((year) => occurrenceIn(rule, year))).toEqual(days);
  });

  it('that a year does not have comes in the next that has it', () => {
    expect(nextOccurrence(weekday(2, 1, 5), '2026-01-01')).toBe('2044-02-29');
  });
});

describe('the next time', () => {
  it.each([
    ['today counts', on(11, 16), '2026-11-16', '2026-11-16'],
    ['yesterday is next year', on(11, 15), '2026-11-16', '2027-11-15'],
    ['over the turn of the year', on(1, 2), '2026-12-31', '2027-01-02'],
    ['only the month known: its first day', { kind: 'month', month: 6 } as Rule, '2026-06-02', '2027-06-01'],
    ['the first time is still to come', on(6, 5, { year: 2027 }), '2026-01-01', '2027-06-05'],
    ['29 February after the 28th of a plain year', on(2, 29), '2027-03-01', '2028-02-29'],
    ['1 March for it on the day before', on(2, 29, { plainYears: 'mar-1' }), '2027-02-28', '2027-03-01'],
  ])('%s', (_, rule, from, next) => {
    expect(nextOccurrence(rule, from)).toBe(next);
  });

  it('and the one before it', () => {
    expect(occurrenceBefore(on(11, 16), '2026-11-16')).toBe('2025-11-16');
    expect(occurrenceBefore(on(11, 15), '2026-11-16')).toBe('2026-11-15');
    expect(occurrenceBefore(on(11, 15, { year: 2027 }), '2026-11-16')).toBeNull();
  });

  it('counts the years where he gave the first', () => {
    expect(yearsOn(on(3, 14, { year: 1986 }), '2026-03-14')).toBe(40);
    expect(yearsOn(on(3, 14, { year: 2026 }), '2026-03-14')).toBeNull();
    expect(yearsOn(on(3, 14), '2026-03-14')).toBeNull();
  });
});

describe('days on the calendar', () => {
  it('are counted over leap days and clock changes', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-09', -1)).toBe('2026-03-08');
    expect(daysBetween('2026-02-28', '2026-03-14')).toBe(14);
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  });
});

describe('the days of the reminders', () => {
  it('stand in their order, over the turn of the year', () => {
    expect(remindersFrom(on(1, 5), [60, 14, 0], '2026-11-16', 1).map(({ on: day }) => day)).toEqual([
      '2026-11-06',
      '2026-12-22',
      '2027-01-05',
    ]);
  });
});

describe('a rule that cannot be', () => {
  it.each([
    ['31 April', { kind: 'day', month: 4, day: 31 }, "That day doesn't exist in that month"],
    ['30 February', { kind: 'day', month: 2, day: 30 }, "That day doesn't exist in that month"],
    ['29 February 2023', { kind: 'day', month: 2, day: 29, year: 2023 }, "That day doesn't exist in that year"],
    ['month 13', { kind: 'day', month: 13, day: 1 }, 'Please choose a month from January to December'],
    ['month 0', { kind: 'month', month: 0 }, 'Please choose a month from January to December'],
    ['day 0', { kind: 'day', month: 1, day: 0 }, "That day doesn't exist in that month"],
    ['half a day', { kind: 'day', month: 1, day: 1.5 }, "That day doesn't exist in that month"],
    ['weekday 7', { kind: 'weekday', month: 5, weekday: 7, nth: 1 }, 'Please choose a day of the week'],
    [
      'the sixth',
      { kind: 'weekday', month: 5, weekday: 0, nth: 6 },
      'Please choose the first to the fifth, or the last',
    ],
    [
      'the zeroth',
      { kind: 'weekday', month: 5, weekday: 0, nth: 0 },
      'Please choose the first to the fifth, or the last',
    ],
    [
      '1899',
      { kind: 'day', month: 5, day: 1, year: 1899 },
      'Please enter a year between 1900 and next year, or leave it empty',
    ],
    ['no kind', { month: 5 }, 'Please say when the day is'],
  ])('%s', (_, rule, words) => {
    expect(faultIn(DateRule, rule)).toBe(words);
  });

  it.each([
    [[1, 2, 3, 4, 5], 'Please choose at most 4 reminders for a day'],
    [[61], 'Please choose reminders from the day itself to 60 days ahead'],
    [[-1], 'Please choose reminders from the day itself to 60 days ahead'],
  ])('leads of %j', (leads, words) => {
    expect(faultIn(Leads, leads)).toBe(words);
  });

  it('leads come farthest first, each once, and may be none', () => {
    expect(Leads.parse([3, 14, 3])).toEqual([14, 3]);
    expect(Leads.parse([])).toEqual([]);
  });
});

it('the occasions that bring a rule bring one that can be', () => {
  for (const occasion of Object.values(occasions)) {
    if ('rule' in occasion) expect(faultInRule(occasion.rule)).toBeNull();
  }
});
