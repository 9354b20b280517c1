import type { Season } from '../platform/season';

const SUN = ', follows the sun';
const SHAPE = /^(\d\d-\d\d) to (\d\d-\d\d)(, follows the sun)?$/i;

/** In one cell and in words: a spreadsheet would make a date of its own of a bare 12-01. */
export const seasonText = ({ from, until, followsSun }: Season): string =>
  `${from} to ${until}${followsSun ? SUN : ''}`;

/** Null where it is none. */
export function seasonIn(cell: string): Season | null {
  const [, from = '', until = '', sun] = SHAPE.exec(cell) ?? [];
  return isDay(from) && isDay(until) ? { from, until, followsSun: sun !== undefined } : null;
}

/** Of a leap year, which has them all. */
function isDay(monthAndDay: string): boolean {
  const day = new Date(`2024-${monthAndDay}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === monthAndDay;
}
