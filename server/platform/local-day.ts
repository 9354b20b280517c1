import { addDays } from '../../contract/days';
import { DAY, HOUR, MINUTE } from '../../contract/time';
import { BoundedMap } from './bounded-map';
import { formatsByZone } from './formats-by-zone';

// The Canadian way of writing a date happens to be the ISO one.
const calendarOf = formatsByZone('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockOf = formatsByZone('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Of thousands who are looked at in one tick, most share a moment, a zone and an hour. */
const MOST_REMEMBERED = 2_000;

function remembering<T>(workOut: (first: string | number, timeZone: string, hour: number) => T) {
  const known = new BoundedMap<string, T>(MOST_REMEMBERED);
  return (first: string | number, timeZone: string, hour = 0): T => {
    const name = `${first} ${timeZone} ${hour}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const fresh = workOut(first, timeZone, hour);
    known.set(name, fresh);
    return fresh;
  };
}

const dayThere = remembering((moment, timeZone) => calendarOf(timeZone).format(Number(moment)));
const wallThere = remembering((moment, timeZone) => {
  const [hours = 0, minutes = 0] = clockOf(timeZone).format(Number(moment)).split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
});

/** The calendar day there, as YYYY-MM-DD. A day begins at his midnight, not at Greenwich's. */
export function localDay(moment: Date, timeZone: string): string {
  return dayThere(moment.getTime(), timeZone);
}

/** How long his day has lasted by the clock on the wall, in milliseconds. */
export function timeOfDay(moment: Date, timeZone: string): number {
  return wallThere(moment.getTime(), timeZone);
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

/** How far the clock on the wall there is ahead of Greenwich's. */
function offsetAt(moment: number, timeZone: string): number {
  const at = new Date(Math.floor(moment / MINUTE) * MINUTE);
  return Date.parse(`${localDay(at, timeZone)}T00:00:00Z`) + timeOfDay(at, timeZone) - at.getTime();
}

const momentThere = remembering((day, timeZone, hour) => workedOut(String(day), hour, timeZone));

/** When the clock there shows this hour of that day: the first time where it does so twice, and as long after the gap where it never does. */
export function momentAt(day: string, hour: number, timeZone: string): Date {
  return new Date(momentThere(day, timeZone, hour));
}

/** His next midnight. */
export function midnightAfter(moment: Date, timeZone: string): Date {
  return momentAt(addDays(localDay(moment, timeZone), 1), 0, timeZone);
}

function workedOut(day: string, hour: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near, timeZone));
  const isIt = (moment = 0) => moment + offsetAt(moment, timeZone) === wall;
  const [first = wall, second = wall] = [before, after];
  return !isIt(first) && isIt(second) ? second : first;
}
