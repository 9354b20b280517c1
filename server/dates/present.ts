import { nextOccurrence, yearsOn } from '../../contract/date-days';
import type { ImportantDate, NextDate } from '../../contract/dates';
import { daysBetween } from '../../contract/days';
import type { DateContent, DateRow } from './store';

/** A date that could be opened. */
export type OpenDate = DateRow & { content: DateContent };

/** What cannot be opened is not shown as something it may not be; it is there again once its key is mended. */
export const isOpen = (row: DateRow): row is OpenDate => row.content !== null;

/** How it looks from a day on his calendar. */
export function presentDate({ id, sequence, content }: OpenDate, today: string): ImportantDate {
  const { occasion, label, rule, leads, discreetTitle, went } = content;
  const next = nextOccurrence(rule, today);
  return {
    id,
    occasion,
    label,
    rule,
    leads,
    discreetTitle,
    next,
    daysLeft: daysBetween(today, next),
    years: yearsOn(rule, next),
    sequence,
    went: went.flatMap(({ occurrence, text }) => (text === null ? [] : [{ occurrence, text }])),
  };
}

/** The nearest first. */
export function byNearness(a: Nearness, b: Nearness): number {
  return a.daysLeft - b.daysLeft || a.label.localeCompare(b.label);
}

type Nearness = Pick<ImportantDate, 'daysLeft' | 'label'>;

export function presentNext({ rule, ...date }: ImportantDate): NextDate {
  const { id, label, occasion, next, daysLeft, years } = date;
  return { id, label, occasion, next, daysLeft, years, monthOnly: rule.kind === 'month' };
}
