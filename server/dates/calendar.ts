import ical, { ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { type CalendarDay, nextOccurrence, remindersFrom } from '../../contract/date-days';
import type { DateRule } from '../../contract/date-rules';
import { addDays } from '../../contract/days';
import { PRODUCT_NAME } from '../../contract/messages';
import { HOUR, SECOND } from '../../contract/time';
import type { FeedRow } from './feed-store';
import type { OpenDate } from './present';

/** As often as we ask to be read again; some read more seldom whatever one asks. */
const READ_AGAIN = 12 * HOUR;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Feed = Pick<FeedRow, 'discreet' | 'sequence' | 'changedAt'>;

/**
 * His days as a calendar program reads them (RFC 5545). Never a word of hers. The days that remind him are entries of their
 * own, since alarms in a calendar that was subscribed to are ignored by some; they are told for the next two times, as a day
 * so and so far before another is no rule that could be written down.
 */
export function calendarOf(dates: OpenDate[], feed: Feed, today: CalendarDay): string {
  const calendar = ical({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: 'Dates', language: 'EN' },
    ttl: READ_AGAIN / SECOND,
  });
  for (const date of dates) {
    const { rule, leads } = date.content;
    const title = titleOf(date, feed);
    const common = {
      timezone: 'UTC',
      allDay: true,
      sequence: date.sequence + feed.sequence,
      stamp: newest(date, feed),
      created: date.createdAt,
      lastModified: newest(date, feed),
      transparency: ICalEventTransparency.TRANSPARENT,
      class: ICalEventClass.PRIVATE,
    };
    const start = nextOccurrence(rule, date.createdAt.toISOString().slice(0, 10));
    calendar.createEvent({
      ...common,
      id: date.id,
      start: atMidnight(start),
      summary: title,
      repeating: rruleOf(rule),
    });
    // From yesterday: where he is, it may still be that day.
    for (const { occurrence, lead, on } of remindersFrom(rule, leads, addDays(today, -1))) {
      if (lead === 0) continue;
      const id = `${date.id}-${occurrence}-${lead}`;
      calendar.createEvent({ ...common, id, start: atMidnight(on), summary: `${inDays(lead)}: ${title}` });
    }
  }
  return `${calendar}\r\n`;
}

const atMidnight = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
const inDays = (lead: number) => (lead === 1 ? 'Tomorrow' : `In ${lead} days`);

function titleOf({ content: { label, discreetTitle } }: OpenDate, { discreet }: Feed): string {
  return discreet ? (discreetTitle ?? PRODUCT_NAME) : label;
}

function newest({ updatedAt }: OpenDate, { changedAt }: Feed): Date {
  return updatedAt > changedAt ? updatedAt : changedAt;
}

/** 29 February is said outright: some programs leave it out in plain years, others make it 1 March. */
export function rruleOf(rule: DateRule): string {
  const yearly = 'RRULE:FREQ=YEARLY';
  if (rule.kind === 'month') return `${yearly};BYMONTH=${rule.month};BYMONTHDAY=1`;
  if (rule.kind === 'weekday') return `${yearly};BYMONTH=${rule.month};BYDAY=${rule.nth}${WEEKDAYS[rule.weekday]}`;
  const isLeapDay = rule.month === 2 && rule.day === 29;
  if (isLeapDay && rule.plainYears === 'mar-1') return `${yearly};BYYEARDAY=60`;
  return `${yearly};BYMONTH=${rule.month};BYMONTHDAY=${isLeapDay ? -1 : rule.day}`;
}
