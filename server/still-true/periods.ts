import type { Rhythm } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { localDay, momentAt } from '../platform/local-day';
import { IN_A_ROW } from './candidates';

export interface Period {
  /** Its first moment where he is. */
  start: Date;
  /** The day it begins on there, YYYY-MM-DD. */
  firstDay: string;
  /** The first moment of ten periods of which it is the last. */
  tenStart: Date;
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const MONDAY = 1;

/** His week, from Monday, or his month: one answer comes back in each. */
export function periodAt(now: Date, timeZone: string, rhythm: Exclude<Rhythm, 'off'>): Period {
  const today = localDay(now, timeZone);
  const [firstDay, tenthDay] = rhythm === 'weekly' ? weeksAt(today) : monthsAt(today);
  return { start: momentAt(firstDay, 0, timeZone), firstDay, tenStart: momentAt(tenthDay, 0, timeZone) };
}

function weeksAt(today: string): [first: string, tenth: string] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  const monday = noon - ((new Date(noon).getUTCDay() + 7 - MONDAY) % 7) * DAY;
  return [dayOf(monday), dayOf(monday - (IN_A_ROW - 1) * 7 * DAY)];
}

function monthsAt(today: string): [first: string, tenth: string] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (back: number) => dayOf(Date.UTC(year, month - 1 - back, 1));
  return [first(0), first(IN_A_ROW - 1)];
}
