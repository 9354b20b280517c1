import { describe, expect, it } from 'vitest';
import { DAY } from '../../contract/time';
import { isInSeason } from '../platform/season';
import { type LivedDay, live } from '../testing/simulated-life';
import { pool } from './pool/pool';

const everyWeekOf = (days: LivedDay[]) => days.slice(0, -6).map((_, start) => days.slice(start, start + 7));
const categoriesIn = (week: LivedDay[]) => new Set(week.map(({ asked }) => asked.category)).size;
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const him = { seed: 7, joins: '2026-01-01', isSouthern: false, skipsWith: 0, forgetsWith: 0 };

describe.each([
  { who: 'who answers every day', skipsWith: 0 },
  { who: 'who skips more often than not', skipsWith: 0.6 },
])('a year of a husband $who', ({ skipsWith }) => {
  const year = live(pool, { ...him, skipsWith }, 365);
  const shown = year.flatMap(({ skipped, asked }) => [...skipped, asked]);

  it('no question is asked again that he has answered', () => {
    expect(shown.filter(({ lastAnsweredAt }) => lastAnsweredAt !== null)).toEqual([]);
    expect(new Set(year.map(({ asked }) => asked.id)).size).toBe(365);
  });

  it('after the opening, a week brings almost as many categories as it has days', () => {
    const weeks = everyWeekOf(year.slice(14)).map(categoriesIn);
    expect(mean(weeks)).toBeGreaterThan(5.5);
    // Somebody who skips three in five has seen nearly the whole pool by the end of the year.
    expect(Math.min(...weeks.slice(0, 300))).toBeGreaterThanOrEqual(3);
  });

  it('over the year every category has its turn', () => {
    expect(new Set(year.map(({ asked }) => asked.category)).size).toBe(17);
  });

  it('nothing is asked out of its season, and no two deep ones running', () => {
    const outOfSeason = year.flatMap(({ today, skipped, asked }) =>
      [...skipped, asked].filter(({ season }) => season && !isInSeason(season, { day: today, isSouthern: false })),
    );
    expect(outOfSeason).toEqual([]);
    expect(shown.filter(({ depth }, i) => depth === 3 && shown[i - 1]?.depth === 3)).toEqual([]);
    expect(shown.some(({ depth }) => depth === 3)).toBe(true);
  });

  it('what he skipped rests for 30 days, three times skipped for 180', () => {
    for (const { now, skipped, asked } of year) {
      for (const { lastSkippedAt, skips } of [...skipped, asked]) {
        if (lastSkippedAt === null) continue;
        expect(now.getTime() - lastSkippedAt.getTime()).toBeGreaterThanOrEqual((skips >= 3 ? 180 : 30) * DAY);
      }
    }
  });
});

it('when what can be asked has been answered, questions come back when they are due, the oldest first', () => {
  const days = live(pool, him, 720);
  const again = days.filter(({ asked }) => asked.lastAnsweredAt !== null);
  expect(again.length).toBeGreaterThan(50);
  for (const { now, asked } of again) {
    expect(now.getTime() - (asked.lastAnsweredAt?.getTime() ?? now.getTime())).toBeGreaterThanOrEqual(
      asked.repeatAfterDays * DAY,
    );
  }
}, 60_000);
