import type { QuestionCategory } from '../../contract/questions';
import type { Candidate } from './store';

const DAY = 24 * 60 * 60 * 1000;
const SKIPPED_RESTS = 30 * DAY;
const OFTEN_SKIPPED_RESTS = 180 * DAY;
const OFTEN = 3;
const FIRST_WEEK = 7;
const MIDDLE_FROM = 7;
const DEEP_FROM = 30;

/** What he can act on at once: the first week should already pay for itself. */
const GIFT_BEARING: ReadonlySet<QuestionCategory> = new Set([
  'gifts-and-surprises',
  'everyday-favourites',
  'sizes-and-practical-things',
]);

export interface Situation {
  now: Date;
  /** 1 to 12, in his zone. */
  month: number;
  /** How many days he has been asked before today. */
  daysAsked: number;
  answers: number;
  answersByCategory: ReadonlyMap<QuestionCategory, number>;
  /** The depth of the question before this one. */
  lastDepth: number | null;
  /** Orders what is otherwise equal: the same for a user and a day, another for the next. */
  tieBreak(questionId: string): number;
}

/** The question to ask, or null where there is none at all. Never one he has answered while another is left. */
export function choose(candidates: readonly Candidate[], situation: Situation): Candidate | null {
  let best: { candidate: Candidate; rank: number[] } | null = null;
  for (const candidate of candidates) {
    const rank = rankOf(candidate, situation);
    if (!best || comesBefore(rank, best.rank)) best = { candidate, rank };
  }
  return best?.candidate ?? null;
}

/** Smaller comes first; an earlier number decides before a later one. */
function rankOf(candidate: Candidate, situation: Situation): number[] {
  const { answersByCategory, tieBreak } = situation;
  return [
    readiness(candidate, situation.now),
    beginnersOrder(candidate, situation),
    candidate.depth > deepestAllowed(situation) ? 1 : 0,
    season(candidate, situation.month),
    answersByCategory.get(candidate.category) ?? 0,
    tieBreak(candidate.id),
  ];
}

/** Fresh, then rested after a skip, then asked long ago; what he skipped today only where nothing else exists. */
function readiness(candidate: Candidate, now: Date): number {
  const { lastAnsweredAt, lastSkippedAt, skips, skippedToday } = candidate;
  if (skippedToday) return Number.MAX_SAFE_INTEGER;
  const rest = skips >= OFTEN ? OFTEN_SKIPPED_RESTS : SKIPPED_RESTS;
  const rested = lastSkippedAt === null || now.getTime() - lastSkippedAt.getTime() >= rest;
  if (lastAnsweredAt === null) return rested ? 0 : 1;
  const due = now.getTime() - lastAnsweredAt.getTime() >= candidate.repeatAfterDays * DAY;
  // Among answered ones the oldest first, those whose interval is over before all others.
  const age = lastAnsweredAt.getTime() / DAY;
  return due && rested ? 2 + age / 1e6 : 3 + age;
}

function beginnersOrder({ category, depth }: Candidate, { daysAsked }: Situation): number {
  if (daysAsked >= FIRST_WEEK) return 0;
  return depth === 1 && GIFT_BEARING.has(category) ? 0 : 1;
}

/** Depth grows with what she has told him, and never are two deep ones asked running. */
function deepestAllowed({ answers, lastDepth }: Situation): number {
  if (answers < MIDDLE_FROM) return 1;
  if (answers < DEEP_FROM || lastDepth === 3) return 2;
  return 3;
}

function season({ months }: Candidate, month: number): number {
  if (months.length === 0) return 1;
  return months.includes(month) ? 0 : 2;
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value < other;
  }
  return false;
}
