import { monthPath, type Path } from '../../../contract/paths';
import type { Month } from '../../answers/history';
import { shortMonthAndYear } from '../../answers/pictures/days';

/** A stretch of the notebook that can be opened: a month, or the older ones of a year together. */
export interface Ribbon {
  label: string;
  href: Path;
  answers: number;
}

/** So many can be told apart, and each is as high as a thumb is wide. */
const MOST = 7;
const GROUPS = 3;

/** Newest first. A long notebook has a ribbon for each of the last months, then one for each year, then one for the rest. */
export function ribbonsOf(months: readonly Month[]): Ribbon[] {
  if (months.length <= MOST) return months.map((month) => ribbon(shortMonthAndYear(month.id), [month]));
  const recent = months.slice(0, MOST - GROUPS);
  const years = byYear(months.slice(recent.length));
  const alone = years.length > GROUPS ? years.slice(0, GROUPS - 1) : years;
  const rest = years.slice(alone.length);
  const lastRecent = yearOf(recent.at(-1));
  return [
    ...recent.map((month) => ribbon(shortMonthAndYear(month.id), [month])),
    ...alone.map((year) => ribbon(yearOf(year[0]) === lastRecent ? `Earlier in ${lastRecent}` : yearOf(year[0]), year)),
    ...(rest.length > 0 ? [ribbon(`${yearOf(rest.at(-1)?.[0])}–${yearOf(rest[0]?.[0])}`, rest.flat())] : []),
  ];
}

const yearOf = (month: Month | undefined) => month?.id.slice(0, 4) ?? '';

function byYear(months: readonly Month[]): Month[][] {
  const years: Month[][] = [];
  for (const month of months) {
    const last = years.at(-1);
    if (last && yearOf(last[0]) === yearOf(month)) last.push(month);
    else years.push([month]);
  }
  return years;
}

function ribbon(label: string, months: readonly Month[]): Ribbon {
  return {
    label,
    href: monthPath(months[0]?.id ?? ''),
    answers: months.reduce((sum, month) => sum + month.answers.length, 0),
  };
}
