import { describe, expect, it } from 'vitest';
import type { DateRule } from '../../contract/date-rules';
import { inDays } from '../../contract/days';
import { fieldsFor, fieldsOf, givenOf, ruleOf } from './date-fields';
import { greetingOf, labelWith, previewOf } from './date-words';
import { googleOf, lastReadInWords, webcalOf } from './feed-words';

const birthday: DateRule = { kind: 'day', month: 3, day: 14 };

describe('the preview', () => {
  it.each([
    [birthday, [14, 3], '2026-01-10', 'Next: Sat, Mar 14. Reminders Feb 28 and Mar 11.'],
    [birthday, [14, 3], '2026-03-01', 'Next: Sat, Mar 14. Reminder Mar 11.'],
    [birthday, [14, 3], '2026-03-13', 'Next: Sat, Mar 14. Reminders start next time.'],
    [birthday, [14, 3], '2026-02-28', 'Next: Sat, Mar 14. Reminders today and Mar 11.'],
    [birthday, [14, 3], '2026-03-11', 'Next: Sat, Mar 14. Reminder today.'],
    [birthday, [0], '2026-03-14', 'Next: Sat, Mar 14. Reminder today.'],
    [birthday, [], '2026-01-10', 'Next: Sat, Mar 14. No reminders.'],
    [birthday, [30, 7, 1], '2026-11-16', 'Next: Sun, Mar 14, 2027. Reminders Feb 12, Mar 7, and Mar 13.'],
    [{ kind: 'month', month: 6 } as DateRule, [14], '2026-01-10', 'Next: June. Reminder May 18.'],
    [
      { kind: 'weekday', month: 5, weekday: 0, nth: 2 } as DateRule,
      [3],
      '2026-01-10',
      'Next: Sun, May 10. Reminder May 7.',
    ],
  ])('of %j, %j, on %s', (rule, leads, today, words) => {
    expect(previewOf(rule, leads, today)).toBe(words);
  });
});

it('days ahead are said as one says them', () => {
  expect([0, 1, 19].map(inDays)).toEqual(['today', 'tomorrow', 'in 19 days']);
});

describe('the greeting of the day', () => {
  const date = { label: 'Her birthday', occasion: 'her-birthday' as const, years: 40 };
  it.each([
    [null, date, 'Today is her birthday (40 years).'],
    ['Anna', date, "Today is Anna's birthday (40 years)."],
    ['Anna', { ...date, label: 'The big one', years: null }, 'Today is the big one.'],
    [
      null,
      { label: 'Our wedding day', occasion: 'wedding-day' as const, years: 1 },
      'Today is your wedding day (1 year).',
    ],
    [null, { label: "Lena's birthday", occasion: 'other' as const, years: null }, "Today is Lena's birthday."],
  ])('for %s: %j', (name, given, words) => {
    expect(greetingOf(name, given)).toBe(words);
  });

  it('uses her name for our own words only', () => {
    expect(labelWith('Anna', { label: 'Her mother', occasion: 'her-mother' })).toBe('Her mother');
  });
});

describe('the fields of the form', () => {
  const kept = { id: '', next: '', daysLeft: 0, years: null, sequence: 0, went: [], leads: [14], discreetTitle: null };
  it.each<DateRule>([
    { kind: 'day', month: 2, day: 29, year: 1988, plainYears: 'mar-1' },
    { kind: 'day', month: 12, day: 5 },
    { kind: 'weekday', month: 5, weekday: 0, nth: -1 },
    { kind: 'month', month: 6 },
  ])('give %j back as it was', (rule) => {
    const given = givenOf(fieldsOf({ ...kept, occasion: 'other', label: 'A day', rule }));
    expect(given).toEqual({ occasion: 'other', label: 'A day', rule, leads: [14], discreetTitle: null });
  });

  it('name no day while one is missing or does not exist', () => {
    const fields = { ...fieldsFor('her-birthday'), month: '4' };
    expect([ruleOf(fields), ruleOf({ ...fields, day: '31' })]).toEqual([null, null]);
    expect(ruleOf({ ...fields, day: '30' })).toEqual({ kind: 'day', month: 4, day: 30 });
  });
});

describe('the calendar address', () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  it.each([
    [null, 'No calendar has read it yet.'],
    ['2026-11-16T11:55:00Z', 'Last read 5 minutes ago.'],
    ['2026-11-16T09:00:00Z', 'Last read 3 hours ago.'],
    ['2026-11-15T09:00:00Z', 'Last read yesterday.'],
    ['2026-11-16T12:00:09Z', 'Last read this minute.'],
  ])('read at %s', (moment, words) => {
    expect(lastReadInWords(moment, now)).toBe(words);
  });

  it('is offered to calendar apps as something to subscribe to', () => {
    expect(webcalOf('https://h.example/calendar/x.ics')).toBe('webcal://h.example/calendar/x.ics');
    expect(googleOf('https://h.example/calendar/x.ics')).toBe(
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fh.example%2Fcalendar%2Fx.ics',
    );
  });
});
