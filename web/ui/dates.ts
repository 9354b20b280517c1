const LOCALE = 'en-US';

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' });
const day = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', day: 'numeric' });
const narrowDay = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric' });
const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });
const narrowMonth = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long' });

/** In his zone: 'Tuesday, March 4'. */
export function weekdayOf(moment: Date | number): string {
  return weekday.format(moment);
}

/** In his zone: 'March 4, 2025'. */
export function dayInWords(moment: string): string {
  return day.format(new Date(moment));
}

/** In his zone: 'Mar 4, 2025'. */
export function shortDay(moment: string): string {
  return narrowDay.format(new Date(moment));
}

/** In his zone: '6:05 PM'. */
export function timeOfDay(moment: string): string {
  return clock.format(new Date(moment));
}

/** In his zone: 'March 2025'. */
export function monthInWords(moment: string): string {
  return month.format(new Date(moment));
}

/** In his zone: 'Mar 2025'. */
export function shortMonth(moment: string): string {
  return narrowMonth.format(new Date(moment));
}

/** The calendar day in his zone as `2025-03-04`, for comparing. */
export function calendarDay(moment: Date | string): string {
  const date = new Date(moment);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The month in his zone as `2025-03`. */
export function calendarMonth(moment: string): string {
  return calendarDay(moment).slice(0, 7);
}
