import type { Verdict } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { chanceAfter, type Holding, restDays } from './half-life';

/** Nobody is asked again about what she has just said. */
const TOO_NEW = 90 * DAY;
const AS_LIKELY_AS_NOT = 0.5;
/** No more than a third of ten in a row, so that one part of her life does not crowd out the rest. */
export const IN_A_ROW = 10;
const MOST_OF_A_CATEGORY = 3;
/** The last of them is kept for a danger, which must not wait for its year to be long over. */
const KEPT_FOR_DANGERS = 1;
const MOST_USES = 3;

/** An answer as far as it must be known to choose among them: dates and counts, no word of it. */
export interface Said extends Holding {
  id: string;
  category: string;
  saidAt: number;
  confirmedAt: number | null;
  last: { verdict: Verdict; at: number } | null;
  /** How often it stands where he acts on it, such as on her card. */
  uses: number;
}

/** The order in which they are offered: total, and the same whenever it is asked within a week. */
export function candidatesAt<Of extends Said>(
  all: readonly Of[],
  now: number,
  recentCategories: readonly string[],
): Of[] {
  const hasRoom = ({ category, isDanger }: Said) =>
    recentCategories.filter((one) => one === category).length < MOST_OF_A_CATEGORY - (isDanger ? 0 : KEPT_FOR_DANGERS);
  return dueAt(all, now)
    .filter(hasRoom)
    .map((said) => ({ said, weight: weightOf(said, now) }))
    .sort((a, b) => Number(b.said.isDanger) - Number(a.said.isDanger) || a.weight - b.weight || byId(a.said, b.said))
    .map(({ said }) => said);
}

/** All that may be asked about, in no order. */
export const dueAt = <Of extends Said>(all: readonly Of[], now: number): Of[] => all.filter((said) => isDue(said, now));

/** Whether it is likelier than not that it still holds. */
export const isFresh = (said: Said, now: number): boolean =>
  said.halfLife === null || chanceAfter(now - holdsSince(said), said.halfLife) >= AS_LIKELY_AS_NOT;

const byId = (a: Said, b: Said): number => (a.id < b.id ? -1 : 1);

const holdsSince = ({ saidAt, confirmedAt }: Said): number => Math.max(saidAt, confirmedAt ?? 0);

function isDue(said: Said, now: number): boolean {
  const { last, saidAt } = said;
  if (now - saidAt < TOO_NEW) return false;
  if (last && now < last.at + restDays[last.verdict] * DAY) return false;
  return !isFresh(said, now);
}

/** The less likely it still holds and the more he acts on it, the sooner. */
function weightOf(said: Said, now: number): number {
  const chance = chanceAfter(now - holdsSince(said), said.halfLife ?? 1);
  return chance / 2 ** Math.min(MOST_USES, said.uses);
}
