import { DAY } from '../../contract/time';
import { daysLeft } from '../platform/season';
import type { Candidate, Recent } from './candidate-store';
import { lastSeen } from './readiness';
import type { Situation } from './situation';

/** The opening takes fourteen days; packs may stretch it, but not for ever. */
const OPENING_ENDS = 21;
const ESSENTIALS_BY = 90;
const DAYS_BETWEEN_ESSENTIALS = 2;
const SEASONS_FROM = 14;
const SEASONAL_A_WEEK = 2;
const MIDDLE = 2;

/** What comes before what on a day, smaller first; what has its turn may be ordered within by some hundreds. */
const favors = { pack: 0, opening: 1000, essential: 2000, season: 3000, any: 4000, notToday: 5000 } as const;

export interface Due {
  pack: boolean;
  essential: boolean;
  season: boolean;
}

/** Which kinds have their turn today, after what he was shown in the last days. */
export function dueToday(candidates: readonly Candidate[], { recent, daysAsked, now }: Situation): Due {
  /** What he skipped was shown to him too. */
  const shown: Recent[] = [...recent];
  let unseen = 0;
  for (const candidate of candidates) {
    const { season, pack, essential, lastSkippedAt } = candidate;
    const hasTurns = season !== null || pack !== null || essential;
    if (hasTurns && lastSkippedAt) {
      shown.push({ season, pack, essential, daysAgo: Math.floor((now.getTime() - lastSkippedAt.getTime()) / DAY) });
    }
    if (essential && lastSeen(candidate) === null) unseen += 1;
  }
  const within = (days: number, fits: (asked: Recent) => boolean) =>
    shown.filter((asked) => asked.daysAgo <= days && fits(asked)).length;
  const isSeasonal = ({ season }: Recent) => season !== null;
  const isLate = daysAsked < ESSENTIALS_BY && unseen >= ESSENTIALS_BY - daysAsked;
  return {
    pack: within(6, ({ pack }) => pack !== null) === 0,
    essential: isLate || within(DAYS_BETWEEN_ESSENTIALS, ({ essential }) => essential) === 0,
    season: daysAsked >= SEASONS_FROM && within(6, isSeasonal) < SEASONAL_A_WEEK && within(1, isSeasonal) === 0,
  };
}

/**
 * A pack that he switched on shows once a week; the opening comes in its order; an essential every third day until he
 * has seen them all; what is of the season at most twice a week, the one that ends soonest first.
 */
export function favorOf(candidate: Candidate, situation: Situation, due: Due, deepest: number): number {
  const { season, pack, opening, essential, depth } = candidate;
  if (situation.isExtra) return favors.any;
  if (pack) return due.pack && depth <= Math.max(deepest, MIDDLE) ? favors.pack : favors.notToday;
  if (opening !== null && situation.daysAsked < OPENING_ENDS) return favors.opening + opening;
  if (essential && due.essential && lastSeen(candidate) === null) return favors.essential;
  if (!season) return favors.any;
  if (!due.season || depth > deepest) return favors.notToday;
  return favors.season + daysLeft(season, { day: situation.today, isSouthern: situation.isSouthern });
}
