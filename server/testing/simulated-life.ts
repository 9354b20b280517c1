import { limits } from '../../contract/limits';
import type { QuestionCategory } from '../../contract/questions';
import { DAY } from '../../contract/time';
import type { Candidate, Recent } from '../questions/candidate-store';
import { planOf } from '../questions/pool/plan';
import type { PoolQuestion } from '../questions/pool/question';
import { sameInMeaning } from '../questions/pool/same-in-meaning';
import { choose } from '../questions/selection';

export interface Husband {
  /** Makes his draws his own. */
  seed: number;
  /** The day on which he is first asked, YYYY-MM-DD. */
  joins: string;
  isSouthern: boolean;
  /** How likely he skips a question, seven times a day at most. */
  skipsWith: number;
  /** How likely he lets the question of a day pass. */
  forgetsWith: number;
}

export interface LivedDay {
  now: Date;
  today: string;
  /** What he was shown and passed over, in this order. */
  skipped: Candidate[];
  /** What was his question when the day ended; as it stood when it was shown. */
  asked: Candidate;
}

/** A number between 0 and 1 that looks drawn and is the same in every run. */
export function drawn(seed: number, ...about: number[]): number {
  let hash = seed ^ 2_166_136_261;
  for (const one of about) hash = Math.imul(hash ^ one, 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const firstsOfKin = new Set(sameInMeaning.map(([first]) => first));

/** As the database would give it to somebody who has just joined. */
export function unseen(question: PoolQuestion): Candidate {
  const { id, category, depth, season = null, pack = null, repeatAfterDays } = question;
  const { opening, essential, sameAs } = planOf(id);
  return {
    ...{ id, category, depth, season, pack, repeatAfterDays, opening, essential },
    kin: sameAs ?? (firstsOfKin.has(id) ? id : null),
    isFirstOfKin: sameAs === null,
    ...{ lastAnsweredAt: null, lastSkippedAt: null, skips: 0, skippedToday: false, lastAskedAt: null },
  };
}

/** Lives through days with these questions, asked by the rules that ask everybody. */
export function live(questions: readonly PoolQuestion[], him: Husband, days: number): LivedDay[] {
  const stock = stockOf(questions, him.seed);
  const answersByCategory = new Map<QuestionCategory, number>();
  const lived: LivedDay[] = [];
  let [answers, lastDepth]: [number, number | null] = [0, null];

  for (let day = 0; day < days; day++) {
    const now = new Date(Date.parse(`${him.joins}T12:00:00Z`) + day * DAY);
    const today = now.toISOString().slice(0, 10);
    const recent = lived.slice(-7).map(({ asked }, at, week): Recent => ({ ...asked, daysAgo: week.length - at }));
    const tieBreak = (id: string) => drawn(him.seed, day, stock.order.get(id) ?? 0);
    const skipped: Candidate[] = [];
    for (;;) {
      const situation = { now, today, isSouthern: him.isSouthern, daysAsked: day, recent, isExtra: false, tieBreak };
      const question = choose(stock.inHand(), { ...situation, answers, answersByCategory, lastDepth });
      if (!question) throw new Error('there was nothing to ask');
      stock.take(question);
      lastDepth = question.depth;
      const shown = { ...question };
      if (skipped.length < limits.skipsPerDay && drawn(him.seed, day, 7000 + skipped.length) < him.skipsWith) {
        skipped.push(shown);
        Object.assign(question, { lastSkippedAt: now, skips: question.skips + 1, skippedToday: true });
        continue;
      }
      question.lastAskedAt = now;
      if (drawn(him.seed, day, 9000) >= him.forgetsWith) {
        question.lastAnsweredAt = now;
        answers += 1;
        if (question.kin === null && question.repeatAfterDays >= days - day) stock.drop(question);
        answersByCategory.set(question.category, (answersByCategory.get(question.category) ?? 0) + 1);
      }
      lived.push({ now, today, skipped, asked: shown });
      break;
    }
    if (skipped.length > 0) for (const candidate of stock.inHand()) candidate.skippedToday = false;
  }
  return lived;
}

/**
 * Of questions that he has not seen and that nothing but chance tells apart, one stands for all: the choice is the same,
 * and a thousand years take seconds.
 */
function stockOf(questions: readonly PoolQuestion[], seed: number) {
  const candidates = questions.map(unseen);
  const order = new Map(candidates.map(({ id }, at) => [id, at]));
  const isAlike = ({ season, pack, opening, essential, kin }: Candidate) =>
    season === null && pack === null && opening === null && !essential && kin === null;
  const heaps = new Map<string, Candidate[]>();
  const heapOf = ({ category, depth }: Candidate) => heaps.get(`${category} ${depth}`) ?? [];
  const chance = ({ id }: Candidate) => drawn(seed, order.get(id) ?? 0);
  for (const one of candidates.filter(isAlike).sort((a, b) => chance(a) - chance(b))) {
    heaps.set(`${one.category} ${one.depth}`, [...heapOf(one), one]);
  }
  let known = candidates.filter((candidate) => !isAlike(candidate));
  let hand: Candidate[] | null = null;
  return {
    order,
    inHand: () => (hand ??= [...known, ...[...heaps.values()].flatMap((heap) => heap.slice(-1))]),
    /** From now on it has a history of its own, and another stands for its heap. */
    take(candidate: Candidate): void {
      const heap = heapOf(candidate);
      if (heap.at(-1) !== candidate) return;
      heap.pop();
      known.push(candidate);
      hand = null;
    },
    /** It is not asked again in his days, and nothing waits for it. */
    drop(candidate: Candidate): void {
      known = known.filter((other) => other !== candidate);
      hand = null;
    },
  };
}
