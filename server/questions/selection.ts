import type { QuestionCategory } from '../../contract/questions';
import { DAY } from '../../contract/time';
import type { Candidate } from './store';

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
    ...readiness(candidate, situation.now),
    beginnersOrder(candidate, situation),
    candidate.depth > deepestAllowed(situation) ? 1 : 0,
    season(candidate, situation.month),
    answersByCategory.get(candidate.category) ?? 0,
    tieBreak(candidate.id),
  ];
}

/**
 * What he has not answered, the rested first; then what may be asked again, the oldest first; what he skipped today
 * only where nothing else exists.
 */
function readiness(candidate: Candidate, now: Date): [stage: number, within: number] {
  const { lastAnsweredAt, skippedToday } = candidate;
  if (skippedToday) return [5, 0];
  const rested = hasRested(candidate, now);
  if (lastAnsweredAt === null) return [rested ? 0 : 1, 0];
  const answered = lastAnsweredAt.getTime();
  if (!rested) return [4, answered];
  return [now.getTime() - answered >= candidate.repeatAfterDays * DAY ? 2 : 3, answered];
}

/** One that he let pass without an answer rests like a skipped one: a new day brings another question. */
function hasRested({ lastAnsweredAt, lastAskedAt, lastSkippedAt, skips }: Candidate, now: Date): boolean {
  const over = (since: Date | null, rest: number) => since === null || now.getTime() - since.getTime() >= rest;
  const passed = lastAskedAt && (!lastAnsweredAt || lastAnsweredAt < lastAskedAt) ? lastAskedAt : null;
  return over(passed, SKIPPED_RESTS) && over(lastSkippedAt, skips >= OFTEN ? OFTEN_SKIPPED_RESTS : SKIPPED_RESTS);
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
