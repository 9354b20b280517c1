import { daysIn } from '../../../contract/date-rules';

/** A day of the year as somebody writes it, and where it stands in the text. */
export interface MonthDay {
  month: number;
  day: number;
  year?: number;
  start: number;
  end: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

const ORDINALS = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' '),
  ...'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' '),
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((n) => `twenty-${n}`),
  'thirtieth',
  'thirty-first',
];
/** Longest first: 'sixteenth' begins with 'sixte', and 'twenty-first' ends with 'first'. */
const WORDS = ORDINALS.toSorted((a, b) => b.length - a.length).join('|');

const DAY = `(?<day>\\d{1,2}(?:st|nd|rd|th)?|${WORDS})`;
const YEAR = '(?:,?\\s+(?<year>(?:19|20)\\d\\d)\\b)?';

/** `March 3rd`, `Mar. 3, 1986`, `3 March`, `the third of March`. Figures alone are nobody's for sure: 3/4 is two days. */
const FORMS = [
  new RegExp(`\\b(?<month>${NAMES})\\b\\.?\\s+(?:the\\s+)?${DAY}\\b${YEAR}`, 'gi'),
  new RegExp(`\\b${DAY}\\s+(?:of\\s+)?(?<month>${NAMES})\\b\\.?${YEAR}`, 'gi'),
];

export function monthDaysIn(text: string): MonthDay[] {
  const found = FORMS.flatMap((form) => [...text.matchAll(form)].flatMap(toMonthDay));
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  // '3 March 3' is read once, by whichever form comes first.
  return found.filter((one, at) => !found.slice(0, at).some((before) => one.start < before.end));
}

function toMonthDay(match: RegExpMatchArray): MonthDay[] {
  const { month: name = '', day: said = '', year } = match.groups ?? {};
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const day = Number.parseInt(said, 10) || ORDINALS.indexOf(said.toLowerCase()) + 1;
  const isModal = /^(may|mar)$/.test(name);
  const exists = day >= 1 && day <= daysIn(month, year ? Number(year) : undefined);
  // 'you may 3' and 'they may first' are no days; the month is written with a capital.
  if (!exists || isModal) return [];
  const start = match.index ?? 0;
  return [{ month, day, ...(year && { year: Number(year) }), start, end: start + match[0].length }];
}
