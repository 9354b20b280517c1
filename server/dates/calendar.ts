import { type CalendarDay, nextOccurrence, remindersFrom } from '../../contract/date-days';
import type { DateRule } from '../../contract/date-rules';
import { addDays } from '../../contract/days';
import { PRODUCT_NAME } from '../../contract/messages';
import type { FeedRow } from './feed-store';
import { calendarText, entryTexts } from './ical';
import type { OpenDate } from './present';

/** As often as we ask to be read again; some read more seldom whatever one asks. */
const READ_AGAIN_HOURS = 12;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Feed = Pick<FeedRow, 'discreet' | 'sequence' | 'changedAt'>;

/** His days as a calendar program reads them. Never a word of hers. */
export function calendarOf(dates: OpenDate[], feed: Feed, today: CalendarDay): string {
  const entries = dates.flatMap((date) => entriesOf(date, feed, today));
  return calendarText(PRODUCT_NAME, READ_AGAIN_HOURS, entries);
}

/**
 * The day by its rule, and the days that remind him as entries of their own: alarms in a calendar that was subscribed to are
 * ignored by some. They are told for the next two times, as a day so and so far before another is no rule that could be
 * written down.
 */
function entriesOf(date: OpenDate, feed: Feed, today: CalendarDay): string[] {
  const { rule, leads } = date.content;
  const title = titleOf(date, feed);
  const edition = {
    sequence: date.sequence + feed.sequence,
    createdAt: date.createdAt,
    changedAt: date.updatedAt > feed.changedAt ? date.updatedAt : feed.changedAt,
  };
  const first = nextOccurrence(rule, addDays(date.createdAt.toISOString().slice(0, 10), -1));
  // From yesterday: where he is, it may still be that day.
  const reminders = remindersFrom(rule, leads, addDays(today, -1)).filter(({ lead }) => lead > 0);
  const entries = [
    { uid: date.id, day: first, rrule: rruleOf(rule), title },
    ...reminders.map(({ occurrence, lead, on }) => {
      const ahead = lead === 1 ? 'Tomorrow' : `In ${lead} days`;
      return { uid: `${date.id}-${occurrence}-${lead}`, day: on, title: `${ahead}: ${title}` };
    }),
  ];
  return entryTexts(entries, edition);
}

function titleOf({ content: { label, discreetTitle } }: OpenDate, { discreet }: Feed): string {
  return discreet ? (discreetTitle ?? PRODUCT_NAME) : label;
}

/** 29 February is said outright: some programs leave it out in plain years, others make it 1 March. */
function rruleOf(rule: DateRule): string {
  const yearly = 'FREQ=YEARLY';
  if (rule.kind === 'month') return `${yearly};BYMONTH=${rule.month};BYMONTHDAY=1`;
  if (rule.kind === 'weekday') return `${yearly};BYMONTH=${rule.month};BYDAY=${rule.nth}${WEEKDAYS[rule.weekday]}`;
  const isLeapDay = rule.month === 2 && rule.day === 29;
  if (isLeapDay && rule.plainYears === 'mar-1') return `${yearly};BYYEARDAY=60`;
  return `${yearly};BYMONTH=${rule.month};BYMONTHDAY=${isLeapDay ? -1 : rule.day}`;
}
