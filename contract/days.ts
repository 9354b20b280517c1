import { DAY } from './time';

/** Calendar days as `2025-03-04`. They have no zone: counted in UTC, no change of the clocks can skip or repeat one. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  const moved = new Date(Date.UTC(year, month - 1, date + count));
  // Written out, in half the time of the library's: a tick of reminders counts days by the hundred thousand.
  return dayOf(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

const two = (n: number) => (n < 10 ? `0${n}` : `${n}`);
export const dayOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

export interface Streaks {
  /** Up to today, or up to yesterday while today's answer is still to come. */
  current: number;
  longest: number;
}

/** Runs of calendar days with an answer, each day named once or more. */
export function streaksOf(days: Iterable<string>, today: string): Streaks {
  let longest = 0;
  let current = 0;
  let run = 0;
  let before = '';
  for (const day of [...new Set(days)].sort()) {
    run = before && addDays(before, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    if (day === today || day === addDays(today, -1)) current = run;
    before = day;
  }
  return { current, longest };
}

/** 'today', 'tomorrow', 'in 19 days'. */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
