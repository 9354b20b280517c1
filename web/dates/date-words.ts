import { type CalendarDay, nextOccurrence, remindersFrom, yearOf } from '../../contract/date-days';
import type { DateRule } from '../../contract/date-rules';
import type { NextDate } from '../../contract/dates';

/** Days of the calendar, which no zone may move. */
const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: CalendarDay) => format.format(new Date(`${day}T00:00:00Z`));
};
const weekdayOf = formatted({ weekday: 'short', month: 'short', day: 'numeric' });
const weekdayAndYear = formatted({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const dayOf = formatted({ month: 'short', day: 'numeric' });
const monthOf = formatted({ month: 'long' });
export const monthNames = Array.from({ length: 12 }, (_, n) => monthOf(`2001-${String(n + 1).padStart(2, '0')}-01`));
export const weekdayNames = Array.from({ length: 7 }, (_, n) => formatted({ weekday: 'long' })(`2001-04-0${n + 1}`));

/** 'Sat, Mar 14', with the year where it is another one. */
export function dayInShort(day: CalendarDay, today: CalendarDay): string {
  return (yearOf(day) === yearOf(today) ? weekdayOf : weekdayAndYear)(day);
}

/** As far as it is known: a day, or only its month. */
export function whenInShort(next: CalendarDay, isMonthOnly: boolean, today: CalendarDay): string {
  return isMonthOnly ? monthOf(next) : dayInShort(next, today);
}

export function leadInWords(lead: number): string {
  if (lead === 0) return 'on the day';
  return lead === 1 ? 'the day before' : `${lead} days before`;
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'Reminders today and Mar 11': those of the next time that are not over; today's may still be to come. */
export function remindersInWords(rule: DateRule, leads: readonly number[], today: CalendarDay): string {
  if (leads.length === 0) return 'No reminders';
  const coming = remindersFrom(rule, leads, today, 1).filter(({ on }) => on >= today);
  if (coming.length === 0) return 'Reminders start next time';
  return `${coming.length === 1 ? 'Reminder' : 'Reminders'} ${listed.format(coming.map(({ on }) => (on === today ? 'today' : dayOf(on))))}`;
}

/** 'Next: Sat, Mar 14. Reminders Feb 28 and Mar 11.' */
export function previewOf(rule: DateRule, leads: readonly number[], today: CalendarDay): string {
  const next = whenInShort(nextOccurrence(rule, today), rule.kind === 'month', today);
  return `Next: ${next}. ${remindersInWords(rule, leads, today)}.`;
}

type Named = Pick<NextDate, 'label' | 'occasion'>;

/** Her name where the label is one of ours; what he wrote himself stays as he wrote it. */
export function labelWith(name: string | null, { label, occasion }: Named): string {
  return name && occasion === 'her-birthday' && label === 'Her birthday' ? `${name}'s birthday` : label;
}

/** 'Today is Anna's birthday', and how many years where he said. */
export function greetingOf(name: string | null, date: Named & Pick<NextDate, 'years'>): string {
  const label = labelWith(name, date);
  const inSentence = label.replace(/^(Her|Our|The|A)\b/, (word) => (word === 'Our' ? 'your' : word.toLowerCase()));
  const years = date.years ? ` (${date.years} ${date.years === 1 ? 'year' : 'years'})` : '';
  return `Today is ${inSentence}${years}.`;
}
