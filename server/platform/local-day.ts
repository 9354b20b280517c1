import { DAY, HOUR, MINUTE } from '../../contract/time';
import { formatsByZone } from './formats-by-zone';

// The Canadian way of writing a date happens to be the ISO one.
const calendarOf = formatsByZone('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockOf = formatsByZone('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The calendar day there, as YYYY-MM-DD. A day begins at his midnight, not at Greenwich's. */
export function localDay(moment: Date, timeZone: string): string {
  return calendarOf(timeZone).format(moment);
}

/** How long his day has lasted by the clock on the wall, in milliseconds. */
export function timeOfDay(moment: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockOf(timeZone).format(moment).split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR) * HOUR);
}

/** The midnight with which the calendar day there began. A day may have 23 or 25 hours, so the clock's word is looked at twice. */
export function startOfDay(moment: Date, timeZone: string): Date {
  const minute = Math.floor(moment.getTime() / MINUTE) * MINUTE;
  const near = new Date(minute - timeOfDay(moment, timeZone));
  const off = timeOfDay(near, timeZone);
  if (off === 0) return near;
  const isSameDay = localDay(near, timeZone) === localDay(moment, timeZone);
  return new Date(near.getTime() + (isSameDay ? -off : DAY - off));
}
