import * as z from 'zod/mini';
import { dateMessages as words } from './date-messages';
import { limits } from './limits';

const MONTHS = 12;
const WEEKDAYS = 7;

/** How many days the month has; without a year, in the longest it can have. */
export function daysIn(month: number, year = 2000): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const Month = z.int(words.month).check(z.minimum(1, words.month), z.maximum(MONTHS, words.month));

/** What stands for 29 February in a year that has none. */
export const plainYearDays = ['feb-28', 'mar-1'] as const;

const OnADay = z
  .object({
    kind: z.literal('day'),
    month: Month,
    day: z.int(words.day).check(z.minimum(1, words.day), z.maximum(31, words.day)),
    /** Of the first time; before it there was none. */
    year: z.optional(
      z.int(words.year).check(z.minimum(limits.dates.firstYear, words.year), z.maximum(9999, words.year)),
    ),
    plainYears: z.optional(z.enum(plainYearDays, words.rule)),
  })
  .check(
    z.refine(({ month, day }) => day <= daysIn(month), words.day),
    z.refine(({ month, day, year }) => year === undefined || day <= daysIn(month, year), words.dayOfYear),
  );

/** The second Sunday of May, the last Monday of October. A year without a fifth one has none. */
const OnAWeekday = z.object({
  kind: z.literal('weekday'),
  month: Month,
  /** 0 is Sunday. */
  weekday: z.int(words.weekday).check(z.minimum(0, words.weekday), z.maximum(WEEKDAYS - 1, words.weekday)),
  /** -1 is the last. */
  nth: z.int(words.nth).check(
    z.minimum(-1, words.nth),
    z.maximum(5, words.nth),
    z.refine((nth) => nth !== 0, words.nth),
  ),
});

/** Where only the month is known, it counts from its first day. */
const InAMonth = z.object({ kind: z.literal('month'), month: Month });

export const DateRule = z.discriminatedUnion('kind', [OnADay, OnAWeekday, InAMonth], words.rule);
export type DateRule = z.output<typeof DateRule>;

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
export const Occasion = z.enum(Object.keys(occasions) as [Occasion, ...Occasion[]], words.occasion);

/** How many days ahead he is reminded; 0 is the day itself. Told farthest first, each once. */
export const Leads = z.pipe(
  z
    .array(
      z.int(words.lead).check(z.minimum(0, words.lead), z.maximum(limits.dates.longestLead, words.lead)),
      words.leads,
    )
    .check(z.maxLength(limits.dates.leads, words.leads)),
  z.transform((leads) => [...new Set(leads)].sort((a, b) => b - a)),
);

export const usualLeads = [14, 3] as const;
