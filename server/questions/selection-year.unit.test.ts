import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import type { QuestionCategory } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { pool } from './pool/pool';
import { choose } from './selection';
import type { Candidate } from './store';

const START = Date.parse('2026-01-01T12:00:00Z');
const GIFTS: QuestionCategory[] = ['gifts-and-surprises', 'everyday-favourites', 'sizes-and-practical-things'];

interface Day {
  now: Date;
  /** What he was shown and passed over, in this order. */
  skipped: Shown[];
  answered: Shown;
}
/** A question as it stood when it was shown. */
type Shown = Candidate & { ofSeason: boolean };

/** A number between 0 and 1 that looks drawn and is the same in every run. */
function drawn(...about: (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of about.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Lives through days with the pool that ships: he skips with that likelihood, seven times at most, and then answers. */
function live(days: number, skipsWith: number): Day[] {
  const candidates: Candidate[] = pool.map(({ id, category, depth, months = [], repeatAfterDays }) => ({
    ...{ id, category, depth, months: [...months], repeatAfterDays },
    ...{ lastAnsweredAt: null, lastSkippedAt: null, skips: 0, skippedToday: false, lastAskedAt: null },
  }));
  const answersByCategory = new Map<QuestionCategory, number>();
  let lastDepth: number | null = null;

  const oneDay = (daysAsked: number): Day => {
    const now = new Date(START + daysAsked * DAY);
    const month = now.getUTCMonth() + 1;
    const skipped: Shown[] = [];
    for (const candidate of candidates) candidate.skippedToday = false;
    for (;;) {
      const answers = daysAsked;
      const tieBreak = (id: string) => drawn(daysAsked, id);
      const question = choose(candidates, { now, month, daysAsked, answers, answersByCategory, lastDepth, tieBreak });
      if (!question) throw new Error('there was nothing to ask');
      const shown = { ...question, ofSeason: question.months.length === 0 || question.months.includes(month) };
      lastDepth = question.depth;
      if (skipped.length < limits.skipsPerDay && drawn('skip', daysAsked, skipped.length) < skipsWith) {
        skipped.push(shown);
        Object.assign(question, { lastSkippedAt: now, skips: question.skips + 1, skippedToday: true });
        continue;
      }
      Object.assign(question, { lastAskedAt: now, lastAnsweredAt: now });
      answersByCategory.set(question.category, (answersByCategory.get(question.category) ?? 0) + 1);
      return { now, skipped, answered: shown };
    }
  };
  return Array.from({ length: days }, (_, day) => oneDay(day));
}

const everyWeekOf = (days: Day[]) => days.slice(0, -6).map((_, start) => days.slice(start, start + 7));
const categoriesIn = (week: Day[]) => new Set(week.map(({ answered }) => answered.category)).size;
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe.each([
  { who: 'who answers every day', skipsWith: 0 },
  { who: 'who skips more often than not', skipsWith: 0.6 },
])('a year of a husband $who', ({ skipsWith }) => {
  const year = live(365, skipsWith);
  const shown = year.flatMap(({ skipped, answered }) => [...skipped, answered]);

  it('no question is asked again that he has answered, while any is left that he has not', () => {
    expect(shown.filter(({ lastAnsweredAt }) => lastAnsweredAt !== null)).toEqual([]);
    expect(new Set(year.map(({ answered }) => answered.id)).size).toBe(365);
  });

  it('the first week is light and of use for a gift', () => {
    for (const { answered, skipped } of year.slice(0, 7)) {
      for (const { category, depth } of [...skipped, answered]) {
        expect(GIFTS).toContain(category);
        expect(depth).toBe(1);
      }
    }
  });

  it('after that, a week brings almost as many categories as it has days', () => {
    const weeks = everyWeekOf(year.slice(7)).map(categoriesIn);
    expect(mean(weeks)).toBeGreaterThan(6.4);
    // Somebody who skips three in five has seen nearly the whole pool by the end of the year.
    expect(Math.min(...weeks.slice(0, 300))).toBeGreaterThanOrEqual(4);
  });

  it('over the year every category has its turn', () => {
    expect(new Set(year.map(({ answered }) => answered.category)).size).toBe(17);
  });

  it('nothing is asked out of its season, and no two deep ones running', () => {
    expect(shown.filter(({ ofSeason }) => !ofSeason)).toEqual([]);
    expect(shown.filter(({ depth }, i) => depth === 3 && shown[i - 1]?.depth === 3)).toEqual([]);
    expect(shown.some(({ depth }) => depth === 3)).toBe(true);
  });

  it('what he skipped rests for 30 days, three times skipped for 180', () => {
    for (const { now, skipped, answered } of year) {
      for (const { lastSkippedAt, skips } of [...skipped, answered]) {
        if (lastSkippedAt === null) continue;
        expect(now.getTime() - lastSkippedAt.getTime()).toBeGreaterThanOrEqual((skips >= 3 ? 180 : 30) * DAY);
      }
    }
  });
});

it('when the pool has been answered, questions come back in the order in which they are due', () => {
  const days = live(pool.length + 60, 0);
  const again = days.slice(pool.length);
  expect(days.slice(0, pool.length).every(({ answered }) => answered.lastAnsweredAt === null)).toBe(true);
  for (const { now, answered } of again) {
    expect(now.getTime() - (answered.lastAnsweredAt?.getTime() ?? now.getTime())).toBeGreaterThanOrEqual(
      answered.repeatAfterDays * DAY,
    );
  }
  const moments = again.map(({ answered }) => answered.lastAnsweredAt?.getTime() ?? 0);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
});
