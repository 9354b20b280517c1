import { type DateRule, daysIn } from './date-rules';
import { addDays, dayOf } from './days';

/** A calendar day, as YYYY-MM-DD. Days are counted on the calendar and never as instants: no zone and no clock change can move them. */
export type CalendarDay = string;

/** As long as no fifth Monday of February may come. */
const MOST_YEARS = 41;

export const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));

/** The day that the rule means in a year; null where there is none in it. */
export function occurrenceIn(rule: DateRule, year: number): CalendarDay | null {
  if (rule.kind === 'month') return dayOf(year, rule.month, 1);
  if (rule.kind === 'weekday') return nthWeekday(rule, year);
  if (rule.year !== undefined && year < rule.year) return null;
  if (rule.day <= daysIn(rule.month, year)) return dayOf(year, rule.month, rule.day);
  return rule.plainYears === 'mar-1' ? dayOf(year, 3, 1) : dayOf(year, 2, 28);
}

function nthWeekday({ month, weekday, nth }: Extract<DateRule, { kind: 'weekday' }>, year: number) {
  const last = daysIn(month, year);
  const weekdayOf = (day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  if (nth === -1) return dayOf(year, month, last - ((weekdayOf(last) - weekday + 7) % 7));
  const day = 1 + ((weekday - weekdayOf(1) + 7) % 7) + (nth - 1) * 7;
  return day <= last ? dayOf(year, month, day) : null;
}

/** The first one on this day or after it. */
export function nextOccurrence(rule: DateRule, from: CalendarDay): CalendarDay {
  const first = Math.max(yearOf(from), rule.kind === 'day' ? (rule.year ?? 0) : 0);
  for (let year = first; year <= first + MOST_YEARS; year += 1) {
    const day = occurrenceIn(rule, year);
    if (day !== null && day >= from) return day;
  }
  throw new Error('a rule that names no day was let in');
}

/** The last one before this day; null where there was none, as before the first year. */
export function occurrenceBefore(rule: DateRule, before: CalendarDay): CalendarDay | null {
  for (let year = yearOf(before); year >= yearOf(before) - MOST_YEARS; year -= 1) {
    const day = occurrenceIn(rule, year);
    if (day !== null && day < before) return day;
  }
  return null;
}

/** How many years it is on that day, where the first year is known and the day is not the first itself. */
export function yearsOn(rule: DateRule, occurrence: CalendarDay): number | null {
  if (rule.kind !== 'day' || rule.year === undefined) return null;
  return yearOf(occurrence) - rule.year || null;
}

export interface Reminder {
  /** The day that he is reminded of. */
  occurrence: CalendarDay;
  /** How many days ahead of it. */
  lead: number;
  /** The day on which he is reminded. */
  on: CalendarDay;
}

/** Every reminder of the occurrences from this day on, in their order, of the next so many. */
export function remindersFrom(
  rule: DateRule,
  leads: readonly number[],
  from: CalendarDay,
  occurrences = 2,
): Reminder[] {
  const reminders: Reminder[] = [];
  let occurrence = nextOccurrence(rule, from);
  for (let n = 0; n < occurrences; n += 1) {
    for (const lead of leads) reminders.push({ occurrence, lead, on: addDays(occurrence, -lead) });
    occurrence = nextOccurrence(rule, addDays(occurrence, 1));
  }
  // Days sort by their letters, without the rules of a language.
  return reminders.sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
