import * as z from 'zod/mini';
import { dateMessages as words } from './date-messages';
import { faultInLeads, faultInRule, type Occasion as OccasionId, occasions, plainYearDays } from './date-rules';

/** A rule of ours that says itself what is wrong. */
function saying<T>(fault: (value: T) => string | null) {
  return z.check<T>(({ value, issues }) => {
    const message = fault(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}

const kinds = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('day'),
      month: z.number(words.month),
      day: z.number(words.day),
      year: z.optional(z.number(words.year)),
      plainYears: z.optional(z.enum(plainYearDays, words.rule)),
    }),
    z.object({
      kind: z.literal('weekday'),
      month: z.number(words.month),
      weekday: z.number(words.weekday),
      nth: z.number(words.nth),
    }),
    z.object({ kind: z.literal('month'), month: z.number(words.month) }),
  ],
  words.rule,
);

export const DateRule = kinds.check(saying(faultInRule));

export const Occasion = z.enum(Object.keys(occasions) as [OccasionId, ...OccasionId[]], words.occasion);

/** Told farthest first, each once. */
export const Leads = z.pipe(
  z.array(z.number(words.lead), words.leads).check(saying(faultInLeads)),
  z.transform((leads) => [...new Set(leads)].sort((a, b) => b - a)),
);
