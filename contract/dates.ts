import * as z from 'zod/mini';
import { dateMessages as words } from './date-messages';
import { DateRule, Leads, Occasion } from './date-schemas';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { byId, Done, Id, Moment, typedText } from './text';

const isOneLine = (text: string) => !/\p{Cc}/u.test(text);

export const DateLabel = typedText({
  empty: words.labelMissing,
  most: limits.dates.label,
  tooLong: words.labelTooLong,
}).check(z.refine(isOneLine, words.oneLine));

const DiscreetTitle = typedText({
  empty: words.labelMissing,
  most: limits.dates.label,
  tooLong: words.titleTooLong,
}).check(z.refine(isOneLine, words.oneLine));

const Day = z.iso.date(words.dayMalformed);

/** A day to remember, as he gives it. */
export const WantedDate = z.object({
  occasion: Occasion,
  label: DateLabel,
  rule: DateRule,
  leads: Leads,
  /** What his calendar shows instead of the label while the feed is discreet; without it, the product's name. */
  discreetTitle: z.optional(z.nullable(DiscreetTitle)),
});
export type WantedDate = z.output<typeof WantedDate>;
export type GivenDate = z.input<typeof WantedDate>;

export const ImportantDate = z.object({
  id: z.uuid(),
  occasion: Occasion,
  label: z.string(),
  rule: DateRule,
  leads: z.array(z.int()),
  discreetTitle: z.nullable(z.string()),
  /** The next time, today included, by the calendar where he is. */
  next: z.string(),
  daysLeft: z.int(),
  /** How many years it is then, where he gave the first. */
  years: z.nullable(z.int()),
  /** Counts its changes. An edit that began with another one overwrites nothing. */
  sequence: z.int(),
  /** What he wrote about earlier times, newest first. */
  went: z.array(z.object({ occurrence: z.string(), text: z.string() })),
});
export type ImportantDate = z.output<typeof ImportantDate>;

/** A date that was a week ago, and nobody has said how it went. */
const WentQuestion = z.object({
  id: z.uuid(),
  label: z.string(),
  occasion: Occasion,
  occurrence: z.string(),
  /** What he planned to give, and has not said that he did. */
  planned: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type WentQuestion = z.output<typeof WentQuestion>;

export const NextDate = z.object({
  id: z.uuid(),
  label: z.string(),
  occasion: Occasion,
  next: z.string(),
  daysLeft: z.int(),
  years: z.nullable(z.int()),
  /** Whether only the month is known. */
  monthOnly: z.boolean(),
});
export type NextDate = z.output<typeof NextDate>;

/** A day that she spoke of in an answer, offered to him. */
export const MentionedDate = z.object({
  answerId: z.uuid(),
  /** Her exact words around it. */
  quote: z.string(),
  saidAt: Moment,
  occasion: Occasion,
  label: z.string(),
  rule: DateRule,
});
export type MentionedDate = z.output<typeof MentionedDate>;

export const dates = {
  list: endpoint({
    method: 'GET',
    path: '/api/dates',
    access: 'signed-in',
    summary: 'The days he keeps, the nearest first.',
    reply: z.array(ImportantDate),
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/dates/next',
    access: 'signed-in',
    summary: 'The next three, today included, and the one of last week of which he may say how it went.',
    reply: z.object({ dates: z.array(NextDate), howItWent: z.nullable(WentQuestion) }),
  }),
  mentioned: endpoint({
    method: 'GET',
    path: '/api/dates/mentioned',
    access: 'signed-in',
    summary:
      'Birthdays and anniversaries that she spoke of in her answers and he does not keep yet. Nothing is kept by itself.',
    reply: z.array(MentionedDate),
  }),
  dismissMentioned: endpoint({
    method: 'POST',
    path: '/api/dates/mentioned/dismissed',
    access: 'signed-in',
    summary: 'Not this one: a day that she spoke of is not offered again, in whichever answer she says it.',
    body: z.object({ label: DateLabel, rule: DateRule }),
    reply: Done,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/dates',
    access: 'signed-in',
    summary: 'Keep a day, at most 50. A retry with the same `Idempotency-Key` adds no second one.',
    body: WantedDate,
    reply: ImportantDate,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/dates/:id',
    access: 'signed-in',
    summary: 'Change a day. 409 where `basedOn` names another `sequence` than it has now.',
    params: byId,
    body: z.extend(WantedDate, { basedOn: z.optional(z.int()) }),
    reply: ImportantDate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/dates/:id',
    access: 'signed-in',
    summary: 'Remove a day and its reminders.',
    params: byId,
    reply: Done,
  }),
  sayHowItWent: endpoint({
    method: 'PUT',
    path: '/api/dates/:id/went/:occurrence',
    access: 'signed-in',
    summary: 'Write down how a day went that is over; null where he would rather not say. He is asked once.',
    params: z.object({ id: Id, occurrence: Day }),
    body: z.object({
      text: z.nullable(typedText({ empty: words.wentMissing, most: limits.dates.went, tooLong: words.wentTooLong })),
    }),
    reply: Done,
  }),
};
