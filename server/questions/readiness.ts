import { DAY } from '../../contract/time';
import { isInSeason } from '../platform/season';
import type { Candidate } from './candidate-store';
import type { Situation } from './situation';

const SKIPPED_RESTS = 30 * DAY;
const OFTEN_SKIPPED_RESTS = 180 * DAY;
const OFTEN = 3;
const KIN_RESTS = 365 * DAY;

/**
 * What he has not answered, the rested first; then what may be asked again; then what is held back; what he skipped today
 * only where nothing else exists.
 */
export function readiness(candidate: Candidate, situation: Situation, kin: readonly Candidate[]): number {
  const now = situation.now.getTime();
  if (candidate.skippedToday) return 6;
  const isHeld = isOutOfSeason(candidate, situation) || waitsForKin(candidate, now, kin);
  if (candidate.lastAnsweredAt === null) return isHeld ? 3 : hasRested(candidate, now) ? 0 : 1;
  if (!hasRested(candidate, now)) return 5;
  const isDue = now - candidate.lastAnsweredAt.getTime() >= candidate.repeatAfterDays * DAY;
  return isDue && !isHeld ? 2 : 4;
}

/** One that he let pass without an answer rests like a skipped one: a new day brings another question. */
function hasRested(candidate: Candidate, now: number): boolean {
  const { lastAnsweredAt, lastAskedAt, lastSkippedAt, skips } = candidate;
  const wasPassed = lastAskedAt !== null && (lastAnsweredAt === null || lastAnsweredAt < lastAskedAt);
  if (wasPassed && now - lastAskedAt.getTime() < SKIPPED_RESTS) return false;
  if (lastSkippedAt === null) return true;
  return now - lastSkippedAt.getTime() >= (skips >= OFTEN ? OFTEN_SKIPPED_RESTS : SKIPPED_RESTS);
}

function isOutOfSeason({ season }: Candidate, { today, isSouthern }: Situation): boolean {
  return season !== null && !isInSeason(season, { day: today, isSouthern });
}

/** Of those that ask for nearly the same the best comes first, and a year lies between any two. */
function waitsForKin(candidate: Candidate, now: number, kin: readonly Candidate[]): boolean {
  return kin.some((other) => {
    if (other === candidate) return false;
    const last = lastSeen(other);
    return last === null ? other.isFirstOfKin : now - last < KIN_RESTS;
  });
}

/** When he was last shown it, whatever he did with it. */
export function lastSeen({ lastAnsweredAt, lastAskedAt, lastSkippedAt }: Candidate): number | null {
  if (lastAnsweredAt === null && lastAskedAt === null && lastSkippedAt === null) return null;
  return Math.max(lastAnsweredAt?.getTime() ?? 0, lastAskedAt?.getTime() ?? 0, lastSkippedAt?.getTime() ?? 0);
}
