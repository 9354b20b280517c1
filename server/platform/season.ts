/** Part of the year, from one day to another, both written MM-DD and both included; it may reach over New Year. */
export interface Season {
  from: string;
  until: string;
  /** Follows the sun: in the southern half of the world it is half a year later. A holiday has the same date everywhere. */
  followsSun: boolean;
}

/** A calendar day somewhere. */
export interface Place {
  /** YYYY-MM-DD. */
  day: string;
  isSouthern: boolean;
}

export function isInSeason(season: Season, place: Place): boolean {
  const { from, until } = season;
  const day = dayOfSeason(season, place);
  return from <= until ? from <= day && day <= until : day >= from || day <= until;
}

/** Orders seasons by how soon they end; about as many days as are left. */
export function daysLeft(season: Season, place: Place): number {
  const left = order(season.until) - order(dayOfSeason(season, place));
  return left < 0 ? left + YEAR : left;
}

/** The day in the calendar of the north, in which seasons are written. */
function dayOfSeason({ followsSun }: Season, { day, isSouthern }: Place): string {
  if (!followsSun || !isSouthern) return day.slice(5);
  const month = ((Number(day.slice(5, 7)) + 5) % 12) + 1;
  return `${String(month).padStart(2, '0')}${day.slice(7)}`;
}

const YEAR = 12 * 31;
const order = (monthAndDay: string) => Number(monthAndDay.slice(0, 2)) * 31 + Number(monthAndDay.slice(3));
