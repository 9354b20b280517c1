import { dateMessages as words } from './date-messages';
import { limits } from './limits';

/** What stands for 29 February in a year that has none. */
export const plainYearDays = ['feb-28', 'mar-1'] as const;

interface DayRule {
  kind: 'day';
  month: number;
  day: number;
  /** Of the first time; before it there was none. */
  year?: number | undefined;
  plainYears?: (typeof plainYearDays)[number] | undefined;
}

/** The second Sunday of May, the last Monday of October. A year without a fifth one has none. */
interface WeekdayRule {
  kind: 'weekday';
  month: number;
  /** 0 is Sunday. */
  weekday: number;
  /** From the first to the fifth; -1 is the last. */
  nth: number;
}

/** Where only the month is known, it counts from its first day. */
interface MonthRule {
  kind: 'month';
  month: number;
}

/** When a day is, every year. Its schema is in `date-schemas`: a browser needs only what stands here. */
export type DateRule = DayRule | WeekdayRule | MonthRule;

/** How many days the month has; without a year, in the longest it can have. */
export function daysIn(month: number, year = 2000): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isWithin = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;

/** What is wrong with a rule; null where it names days. */
export function faultInRule(rule: DateRule): string | null {
  if (!isWithin(rule.month, 1, 12)) return words.month;
  if (rule.kind === 'day') return faultInDay(rule);
  if (rule.kind === 'month') return null;
  if (!isWithin(rule.weekday, 0, 6)) return words.weekday;
  return isWithin(rule.nth, 1, 5) || rule.nth === -1 ? null : words.nth;
}

function faultInDay({ month, day, year }: DayRule): string | null {
  if (!isWithin(day, 1, daysIn(month))) return words.day;
  if (year === undefined) return null;
  // Which is the last is known by the clock, so the server says that.
  if (!isWithin(year, limits.dates.firstYear, 9999)) return words.year;
  return day <= daysIn(month, year) ? null : words.dayOfYear;
}

/** What is wrong with how many days ahead he is reminded; 0 is the day itself. */
export function faultInLeads(leads: readonly number[]): string | null {
  if (leads.length > limits.dates.leads) return words.leads;
  return leads.every((lead) => isWithin(lead, 0, limits.dates.longestLead)) ? null : words.lead;
}

export const usualLeads = [14, 3] as const;

/** They are stored with each date, so an id never changes. What a new one begins with stands beside its name. */
export const occasions = {
  'her-birthday': { label: 'Her birthday' },
  'wedding-day': { label: 'Our wedding day' },
  'day-we-met': { label: 'The day we met' },
  'her-mother': { label: "Her mother's birthday" },
  'her-father': { label: "Her father's birthday" },
  child: { label: "A child's birthday" },
  valentines: { label: "Valentine's Day", rule: { kind: 'day', month: 2, day: 14 } },
  'mothers-day': { label: "Mother's Day", rule: { kind: 'weekday', month: 5, weekday: 0, nth: 2 } },
  other: { label: 'Another day' },
} as const satisfies Record<string, { label: string; rule?: DateRule }>;
export type Occasion = keyof typeof occasions;
