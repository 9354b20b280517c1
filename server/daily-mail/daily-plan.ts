import { addDays } from '../../contract/days';
import { HOUR } from '../../contract/time';
import { localDay, momentAt, timeOfDay } from '../platform/local-day';
import type { DueReader } from './due-store';
import type { Reader } from './store';

export interface DailyPlan {
  /** His calendar day, where its question is to be mailed now; else null. */
  due: string | null;
  /** When to look at him again; null: not until he changes something. */
  next: Date | null;
}

/** Whether he wants to hear of the question of the day, by whatever way. */
export const isToldDaily = ({ wantsDaily, dailyPush }: Pick<Reader, 'wantsDaily' | 'dailyPush'>): boolean =>
  wantsDaily || dailyPush !== 'off';

/** What the daily mail owes somebody at a moment. A day that is over is never made up for. */
export function dailyPlan(reader: DueReader, now: Date): DailyPlan {
  if (!isToldDaily(reader) || !reader.verifiedAt || !reader.activatedAt) return { due: null, next: null };
  const { hour, timeZone, mailedOn } = reader;
  const today = localDay(now, timeZone);
  const sinceHour = timeOfDay(now, timeZone) - hour * HOUR;
  // From his hour until his midnight, so that an outage in the morning is made up for, and yesterday's is not. Whoever signed
  // up after today's hour has just seen his question.
  const isNew = now.getTime() - reader.activatedAt.getTime() < sinceHour;
  const due = sinceHour >= 0 && !isNew && isOwed(mailedOn, today) ? today : null;
  // Further west, the day that was mailed last may still be to come.
  const day = latest(sinceHour < 0 ? today : dayAfter(today), mailedOn === null ? today : dayAfter(mailedOn));
  return { due, next: momentAt(day, hour, timeZone) };
}

const isOwed = (mailedOn: string | null, today: string) => mailedOn === null || mailedOn < today;
const latest = (a: string, b: string) => (a > b ? a : b);
const dayAfter = (day: string) => addDays(day, 1);
