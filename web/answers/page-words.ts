import { calendarDay } from '../ui/dates';

const places = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '12th page, 4 days in a row'; a single day is no row. */
export function pageInWords(page: number, daysInARow: number): string {
  const place = `${page.toLocaleString('en-US')}${endings[places.select(page)] ?? 'th'} page`;
  return daysInARow > 1 ? `${place}, ${daysInARow} days in a row` : place;
}

/** 'In May she said:', with the year where it was another. */
export function whenSheSaid(moment: string, today: string): string {
  const day = calendarDay(moment);
  if (day.slice(0, 7) === today.slice(0, 7)) return 'Earlier this month she said:';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const month = new Date(moment).toLocaleDateString('en-US', {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `In ${month} she said:`;
}
