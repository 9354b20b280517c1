import { describe, expect, it } from 'vitest';
import type { Rhythm, Verdict } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { drawn } from '../testing/simulated-life';
import { candidatesAt, type Said } from './candidates';
import { afterVerdict, DANGER_DAYS, restDays } from './half-life';
import { periodAt } from './periods';

const YEARS = 10;
const START = Date.parse('2026-11-16T18:00:00Z');
const ZONE = 'Europe/Berlin';
const categories = ['food', 'gifts', 'sizes', 'dreams', 'stress', 'travel', 'home'];

interface Offered {
  id: string;
  category: string;
  at: number;
  verdict: Verdict;
  isDanger: boolean;
  /** So many days it rests from then on. */
  rest: number;
}

function verdictFor(draw: number): Verdict {
  if (draw < 0.7) return 'still';
  if (draw < 0.8) return 'unsure';
  return draw < 0.97 ? 'later' : 'never';
}

/** One who writes something down on every third day, and says something to each that comes back. */
function live(seed: number, rhythm: Exclude<Rhythm, 'off'>): Offered[] {
  const notebook = new Map<string, Said>();
  const offered: Offered[] = [];
  for (let day = 0; day < YEARS * 365; day++) {
    const now = new Date(START + day * DAY);
    const at = now.getTime();
    if (day % 3 === 0) {
      const [n, pick] = [day / 3, drawn(seed, day)];
      const isDanger = n % 100 === 7;
      const halfLife = isDanger ? DANGER_DAYS : ([120, 365, 365, 730, null][Math.floor(pick * 5)] ?? null);
      const category = categories[n % categories.length] ?? '';
      const counts = { uses: n % 20 === 0 ? 1 : 0, isDanger, halfLife };
      notebook.set(`${n}`, { id: `${n}`, category, saidAt: at, confirmedAt: null, last: null, ...counts });
    }
    const { start, tenStart } = periodAt(now, ZONE, rhythm);
    const recent = offered.filter((one) => one.at >= tenStart.getTime());
    if (recent.some((one) => one.at >= start.getTime())) continue;
    const [first] = candidatesAt(
      [...notebook.values()],
      start.getTime(),
      recent.map(({ category }) => category),
    );
    if (!first) continue;
    const verdict = first.isDanger ? 'still' : verdictFor(drawn(seed, day, 1));
    const halfLife = afterVerdict(first, verdict);
    const confirmedAt = verdict === 'still' ? at : first.confirmedAt;
    notebook.set(first.id, { ...first, last: { verdict, at }, halfLife, confirmedAt });
    offered.push({ ...first, at, verdict, rest: verdict === 'still' ? (halfLife ?? 0) : restDays[verdict] });
  }
  return offered;
}

const livesOf = {
  weekly: [1, 2].map((seed) => live(seed, 'weekly')),
  monthly: [3].map((seed) => live(seed, 'monthly')),
};

describe.each([
  ['weekly', 53],
  ['monthly', 12],
] as const)('ten years of being asked %s', (rhythm, mostAYear) => {
  const lives = livesOf[rhythm];

  it('is asked no more often than he chose, and not in the first three months', () => {
    for (const offered of lives) {
      expect(offered[0]?.at).toBeGreaterThanOrEqual(START + 90 * DAY);
      for (let year = 0; year < YEARS; year++) {
        const from = START + year * 365 * DAY;
        const asked = offered.filter(({ at }) => at >= from && at < from + 365 * DAY).length;
        expect(asked).toBeLessThanOrEqual(mostAYear);
        if (year > 0) expect(asked).toBeGreaterThanOrEqual(mostAYear - 3);
      }
    }
  });

  it('hears of none twice within its rest, which doubles with each "still true", and of none again that he never wants to', () => {
    for (const offered of lives) {
      const last = new Map<string, Offered>();
      for (const one of offered) {
        const before = last.get(one.id);
        if (before) expect(one.at - before.at).toBeGreaterThanOrEqual(before.rest * DAY);
        last.set(one.id, one);
      }
      expect([...last.values()].some(({ verdict }) => verdict === 'never')).toBe(true);
    }
  });

  it('hears of no category more than three times in ten periods in a row', () => {
    for (const offered of lives) {
      for (const one of offered) {
        const { tenStart } = periodAt(new Date(one.at), ZONE, rhythm);
        const ten = offered.filter(({ at }) => at >= tenStart.getTime() && at <= one.at);
        expect(ten.filter(({ category }) => category === one.category).length).toBeLessThanOrEqual(3);
      }
    }
  });
});

it('each danger comes back every year, once it is a year old', () => {
  for (const offered of livesOf.weekly) {
    for (let n = 7; n < 800; n += 100) {
      const moments = offered.filter(({ id }) => id === `${n}`).map(({ at }) => at);
      const all = [START + 3 * n * DAY, ...moments, START + YEARS * 365 * DAY];
      const gaps = all.slice(1).map((at, i) => (at - (all[i] ?? 0)) / DAY);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(DANGER_DAYS + 5 * 7);
      expect(moments.length).toBeGreaterThanOrEqual(1);
    }
  }
});

describe('his week and his month', () => {
  it.each([
    ['2026-11-16T00:30:00Z', 'Europe/Berlin', 'weekly', '2026-11-16', '2026-11-15T23:00:00.000Z'],
    ['2026-11-16T00:30:00Z', 'America/Chicago', 'weekly', '2026-11-09', '2026-11-09T06:00:00.000Z'],
    ['2026-11-22T23:30:00Z', 'UTC', 'weekly', '2026-11-16', '2026-11-16T00:00:00.000Z'],
    ['2027-01-01T03:00:00Z', 'America/Chicago', 'monthly', '2026-12-01', '2026-12-01T06:00:00.000Z'],
  ] as const)('at %s in %s, %s, begins on %s', (now, zone, rhythm, firstDay, start) => {
    const period = periodAt(new Date(now), zone, rhythm);
    expect([period.firstDay, period.start.toISOString()]).toEqual([firstDay, start]);
  });
});
