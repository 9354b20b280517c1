import { DAY } from './time';

/** Calendar days as `2025-03-04`. They have no zone: counted in UTC, no change of the clocks can skip or repeat one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

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
