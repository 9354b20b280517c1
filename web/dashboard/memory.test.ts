import { describe, expect, it } from 'vitest';
import { streaksOf } from '../../contract/days';
import { answerItem } from '../testing/notebook';
import { calendarDay } from '../ui/dates';
import { onThisDay, thingOfThePast } from './memory';

const streakOf = (moments: readonly string[], today: string) => streaksOf(moments.map(calendarDay), today).current;

const noon = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12).toISOString();
};
const on = (...days: string[]) => days.map(noon);

describe('the streak', () => {
  it('counts days in a row up to today', () => {
    expect(streakOf(on('2025-03-05', '2025-03-04', '2025-03-03'), '2025-03-05')).toBe(3);
  });

  it('still stands while the answer of today is to come', () => {
    expect(streakOf(on('2025-03-04', '2025-03-03'), '2025-03-05')).toBe(2);
  });

  it('counts two answers of a day once and ends at the first gap', () => {
    expect(streakOf(on('2025-03-05', '2025-03-05', '2025-03-04', '2025-03-02'), '2025-03-05')).toBe(2);
    expect(streakOf(on('2025-03-03'), '2025-03-05')).toBe(0);
    expect(streakOf([], '2025-03-05')).toBe(0);
  });

  it('goes over the ends of months and years, and over changes of the clocks', () => {
    expect(streakOf(on('2025-01-01', '2024-12-31'), '2025-01-01')).toBe(2);
    expect(streakOf(on('2024-03-01', '2024-02-29', '2024-02-28'), '2024-03-01')).toBe(3);
    expect(streakOf(on('2025-03-30', '2025-03-29', '2025-03-28'), '2025-03-31')).toBe(3);
  });
});

describe('on this day', () => {
  const light = (day: string) => ({ created_at: noon(day), may_return: true });
  const answers = (...days: string[]) => days.map((day, n) => answerItem(n, light(day)));
  const when = (days: string[], today: string) => onThisDay(answers(...days), today)?.when;

  it('prefers an earlier year, the longest ago', () => {
    expect(when(['2025-02-05', '2024-03-05', '2023-03-05'], '2025-03-05')).toBe('2 years ago today');
  });

  it('takes an earlier month where there is no earlier year', () => {
    expect(when(['2025-02-05', '2024-09-05'], '2025-03-05')).toBe('6 months ago today');
  });

  it('never brings back what the server has not found harmless, and takes something else of that day instead', () => {
    const told = [answerItem(1, light('2024-03-05')), answerItem(2, { created_at: noon('2023-03-05') })];
    expect(onThisDay(told, '2025-03-05')?.when).toBe('One year ago today');
    expect(onThisDay(told.slice(1), '2025-03-05')).toBeUndefined();
  });

  it('goes back to an earlier month where all of earlier years hurts', () => {
    const told = [answerItem(1, light('2025-02-05')), answerItem(2, { created_at: noon('2024-03-05') })];
    expect(onThisDay(told, '2025-03-05')?.when).toBe('One month ago today');
  });

  it('knows nothing of today, of other days, or where there is nothing', () => {
    expect(when(['2025-03-05', '2025-03-04', '2024-03-06'], '2025-03-05')).toBeUndefined();
    expect(when([], '2025-03-05')).toBeUndefined();
  });
});

describe('the one thing from the past', () => {
  const today = '2025-03-05';
  const last = answerItem(1, { created_at: noon('2025-03-04') });
  const memory = answerItem(2, { created_at: noon('2024-03-05'), may_return: true });

  it('is of this day where there is something', () => {
    expect(thingOfThePast([last, memory], today)).toEqual({ answer: memory, when: 'One year ago today' });
  });

  it('is else the last she said, but not what the page of today shows', () => {
    const ofToday = answerItem(0, { created_at: noon(today) });
    const lastThing = (answer: typeof last) => ({ answer, when: null });
    expect(thingOfThePast([ofToday, last], today)).toEqual(lastThing(ofToday));
    expect(thingOfThePast([ofToday, last], today, ofToday.question_id)).toEqual(lastThing(last));
    expect(thingOfThePast([ofToday], today, ofToday.question_id)).toBeUndefined();
  });
});
