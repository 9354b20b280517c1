import { DAY } from '../../contract/time';
import { localDay } from '../platform/local-day';
import { isInSeason } from '../platform/season';
import { pool } from '../questions/pool/pool';
import type { Told, ToldInSeason } from './diary';

export interface Home {
  /** The calendar day there on which the demo is made, YYYY-MM-DD. */
  today: string;
  timeZone: string;
}

export function homeAt(now: Date, timeZone: string): Home {
  return { today: localDay(now, timeZone), timeZone };
}

export function dayBefore(today: string, daysAgo: number): string {
  return new Date(Date.parse(today) - daysAgo * DAY).toISOString().slice(0, 10);
}

/** The moment at which the clock on the wall there showed this time. */
export function momentOf({ today, timeZone }: Home, { daysAgo, at }: { daysAgo: number; at: string }): Date {
  const onTheWall = Date.parse(`${dayBefore(today, daysAgo)}T${at}:00Z`);
  // Asked twice: the first guess may lie on the other side of a change of the clocks.
  const nearly = onTheWall - aheadOfGreenwich(onTheWall, timeZone);
  return new Date(onTheWall - aheadOfGreenwich(nearly, timeZone));
}

function aheadOfGreenwich(moment: number, timeZone: string): number {
  const time = new Date(moment).toLocaleTimeString('en-GB', { timeZone });
  return Date.parse(`${localDay(new Date(moment), timeZone)}T${time}Z`) - moment;
}

/** Puts what belongs to a season on days that lie in it; what finds none has not been said yet. */
export function placeInSeason(told: readonly ToldInSeason[], daysAgo: readonly number[], today: string): Told[] {
  const left = [...told];
  return daysAgo.flatMap((ago) => {
    const day = dayBefore(today, ago);
    const index = left.findIndex(({ asked }) => isAskedOn(asked, day));
    return index < 0 ? [] : left.splice(index, 1).map((entry) => ({ daysAgo: ago, ...entry }));
  });
}

const seasons = new Map(pool.map(({ id, season }) => [id, season]));

/** The people of the demo live in the north. */
function isAskedOn(poolId: string, day: string): boolean {
  const season = seasons.get(poolId);
  return season !== undefined && isInSeason(season, { day, isSouthern: false });
}
