import { expect, it } from 'vitest';
import { calendarDay, weekdayOf } from './dates';

it('names the calendar day where he is', () => {
  for (const moment of [new Date(2025, 2, 9, 0, 5), new Date(2025, 2, 9, 23, 55)]) {
    expect(weekdayOf(moment)).toBe('Sunday, March 9');
    expect(weekdayOf(moment.getTime())).toBe('Sunday, March 9');
    expect(calendarDay(moment)).toBe('2025-03-09');
  }
});
