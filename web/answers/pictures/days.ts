/**
 * Calendar days as `2025-03-04`, months as `2025-03`. They have no zone: counted in UTC, no change of the clocks can skip
 * or repeat one.
 */
import { addDays } from '../../../contract/days';
import { DAY } from '../../../contract/time';

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** The Sunday its week begins with. */
export function weekOf(day: string): string {
  return addDays(day, -new Date(Date.parse(day)).getUTCDay());
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => words.format(Date.parse(day));
};

/** 'March 4, 2025'. */
export const inWords = format({ year: 'numeric', month: 'long', day: 'numeric' });
/** 'March 2025'; of a day or a month. */
export const monthInWords = format({ year: 'numeric', month: 'long' });
/** 'Mar 2025'; of a day or a month. */
export const shortMonthAndYear = format({ year: 'numeric', month: 'short' });
/** 'Mar'; of a day or a month. */
export const shortMonth = format({ month: 'short' });

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
