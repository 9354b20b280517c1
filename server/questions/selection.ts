import type { QuestionCategory } from '../../contract/questions';
import type { Candidate } from './candidate-store';
import { type Due, dueToday, favorOf } from './favor';
import { readiness } from './readiness';
import type { Situation } from './situation';

const BEGINNING = 14;
const MIDDLE_FROM = 7;
const DEEP_FROM = 30;
/** Nobody answers a category more often. */
const MOST_ANSWERS = 1_000_000;
const NO_KIN: readonly Candidate[] = [];

/** What he can act on at once: the first weeks should already pay for themselves. */
const GIFT_BEARING: ReadonlySet<QuestionCategory> = new Set([
  'gifts-and-surprises',
  'everyday-favourites',
  'sizes-and-practical-things',
]);

/** What holds for all candidates of a day. */
interface Outlook {
  situation: Situation;
  due: Due;
  deepest: number;
  kin: ReadonlyMap<string, readonly Candidate[]>;
}

/** How a candidate stands; the smaller comes first, an earlier number decides before a later one. */
interface Standing {
  readiness: number;
  /** Of what may be asked again, the oldest first. */
  answeredAt: number;
  weight: number;
}

/** The question to ask, or null where there is none at all. */
export function choose(candidates: readonly Candidate[], situation: Situation): Candidate | null {
  const outlook: Outlook = {
    situation,
    due: dueToday(candidates, situation),
    deepest: deepestAllowed(situation),
    kin: byKin(candidates),
  };
  // What is drawn for a candidate is drawn once: drawn again for every comparison, the last ones would come most often.
  let best: { candidate: Candidate; standing: Standing; drawn: number } | null = null;
  for (const candidate of candidates) {
    const standing = standingOf(candidate, outlook, best?.standing ?? null);
    if (!standing) continue;
    const drawn = situation.tieBreak(candidate.id);
    if (best && isSame(standing, best.standing) && drawn >= best.drawn) continue;
    best = { candidate, standing, drawn };
  }
  return best?.candidate ?? null;
}

/** Null where it comes after the best so far: there are hundreds, and most are told apart by the first look. */
function standingOf(candidate: Candidate, outlook: Outlook, best: Standing | null): Standing | null {
  const { kin, situation } = outlook;
  const ready = readiness(candidate, situation, candidate.kin === null ? NO_KIN : (kin.get(candidate.kin) ?? NO_KIN));
  if (best && ready > best.readiness) return null;
  const answeredAt = candidate.lastAnsweredAt === null ? 0 : candidate.lastAnsweredAt.getTime();
  const isNearer = best === null || ready < best.readiness;
  if (!isNearer && answeredAt > best.answeredAt) return null;
  const weight = weightOf(candidate, outlook);
  if (!isNearer && answeredAt === best.answeredAt && weight > best.weight) return null;
  return { readiness: ready, answeredAt, weight };
}

function isSame(a: Standing, b: Standing): boolean {
  return a.readiness === b.readiness && a.answeredAt === b.answeredAt && a.weight === b.weight;
}

/** First what has its turn, then what suits a beginner, then what is not too deep, then the category he answered least. */
function weightOf(candidate: Candidate, { situation, due, deepest }: Outlook): number {
  const favor = favorOf(candidate, situation, due, deepest);
  const tooDeep = candidate.depth > deepest ? 1 : 0;
  const answered = situation.answersByCategory.get(candidate.category) ?? 0;
  return (favor * 4 + beginnersOrder(candidate, situation) * 2 + tooDeep) * MOST_ANSWERS + answered;
}

function byKin(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const all = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.kin === null) continue;
    const kin = all.get(candidate.kin);
    if (kin) kin.push(candidate);
    else all.set(candidate.kin, [candidate]);
  }
  return all;
}

function beginnersOrder({ category, depth }: Candidate, { daysAsked }: Situation): number {
  if (daysAsked >= BEGINNING) return 0;
  return depth === 1 && GIFT_BEARING.has(category) ? 0 : 1;
}

/** Depth grows with what she has told him, and never are two deep ones asked running. */
function deepestAllowed({ answers, lastDepth }: Situation): number {
  if (answers < MIDDLE_FROM) return 1;
  if (answers < DEEP_FROM || lastDepth === 3) return 2;
  return 3;
}
