import { api } from '../../contract/api';
import { nextOccurrence } from '../../contract/date-days';
import type { GivenDate, ImportantDate } from '../../contract/dates';
import { daysBetween } from '../../contract/days';
import { calendarDay } from '../ui/dates';
import { serverFor } from './household';
import { idOf } from './notebook';
import { on } from './server';

export function keptDate(n: number, given: Partial<GivenDate> = {}): ImportantDate {
  const rule = given.rule ?? { kind: 'day', month: 12, day: 5 };
  const today = calendarDay(new Date());
  const next = nextOccurrence(rule, today);
  const { occasion = 'her-birthday', label = 'Her birthday', leads = [14, 3], discreetTitle = null } = given;
  const daysLeft = daysBetween(today, next);
  const kept = { id: idOf(n), sequence: 0, went: [] };
  return { ...kept, occasion, label, rule, leads, discreetTitle, next, daysLeft, years: null };
}

/** A server that keeps the days it is given. */
export function serverWithDates(kept: ImportantDate[] = []) {
  const find = (id: string) => kept.findIndex((date) => date.id === id);
  return [
    ...serverFor({}),
    on(api.dates.list, () => kept),
    on(api.dates.mentioned, []),
    on(api.calendarFeed.status, { feed: null }),
    on(api.dates.add, ({ body }) => {
      const added = keptDate(100 + kept.length, body);
      kept.push(added);
      return added;
    }),
    on(api.dates.edit, ({ params, body: { basedOn: _, ...body } }) => {
      const edited = { ...keptDate(1, body), id: params.id, sequence: 1 };
      kept.splice(find(params.id), 1, edited);
      return edited;
    }),
    on(api.dates.remove, ({ params }) => {
      kept.splice(find(params.id), 1);
      return { message: '' };
    }),
  ];
}
