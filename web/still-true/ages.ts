import { calendarDay } from '../ui/dates';

const MONTHS = 12;
const numbers = ['No', 'A', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'];

const counted = (n: number, unit: string): string => `${numbers[n] ?? n} ${unit}${n === 1 ? '' : 's'} ago`;

const inMonths = (moment: string, today: string): number => {
  const [year = 0, month = 0, day = 0] = calendarDay(moment).split('-').map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number);
  return (yearNow - year) * MONTHS + monthNow - month - (dayNow < day ? 1 : 0);
};

/** How long ago, to the month up to two years: '14 months ago', '3 years ago'. */
export function monthsAgo(moment: string, today: string): string {
  const months = Math.max(1, inMonths(moment, today));
  if (months < 2 * MONTHS) return `${months} ${months === 1 ? 'month' : 'months'} ago`;
  return `${Math.floor(months / MONTHS)} years ago`;
}

/** A danger is asked about every year. */
export const isWithinAYear = (moment: string, today: string): boolean => inMonths(moment, today) < MONTHS;

/** How long ago, as one says it: 'A year ago', 'Four months ago'. */
export function ageInWords(moment: string, today: string): string {
  const months = inMonths(moment, today);
  // Eleven months are as good as a year, and thirteen too.
  const years = Math.floor((months + 1) / MONTHS);
  return years > 0 ? counted(years, 'year') : counted(Math.max(1, months), 'month');
}
