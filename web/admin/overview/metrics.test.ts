import { describe, expect, it } from 'vitest';
import { fullestOf, namedSteps, stepsOf } from './metrics';

const step = (from: string, newUsers = 0, activeUsers = 0) => ({ from, newUsers, activeUsers });
const words = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the steps of a drawing', () => {
  it('are hours of Chicago for a day, and days of Chicago beyond', () => {
    const series = [step('2025-03-05T00:00:00.000Z', 2, 5)];
    const [hour] = stepsOf(series, 'newUsers', '24h');
    expect([words(hour?.name ?? ''), words(hour?.shortName ?? ''), hour?.count]).toEqual(['Mar 4, 6 PM', '6 PM', 2]);
    const [day] = stepsOf(series, 'activeUsers', '7d');
    expect(day).toMatchObject({ name: 'Tuesday, March 4', shortName: 'Mar 4', count: 5 });
  });

  it('have at most six names under them, and none at the right edge', () => {
    const days = (count: number) =>
      stepsOf(
        Array.from({ length: count }, (_, n) => step(new Date(Date.UTC(2025, 2, n + 1, 12)).toISOString())),
        'newUsers',
        '30d',
      );
    for (const count of [1, 7, 24, 25, 30, 31]) {
      const named = namedSteps(days(count));
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThanOrEqual(6);
      expect(named.every(({ at }) => at < count * 0.88)).toBe(true);
    }
  });

  it('know the fullest, the first of equals, and none where nothing was', () => {
    const series = [step('2025-03-01T18:00:00Z', 1), step('2025-03-02T18:00:00Z', 4), step('2025-03-03T18:00:00Z', 4)];
    const steps = stepsOf(series, 'newUsers', '7d');
    expect(fullestOf(steps)).toBe(steps[1]);
    expect(fullestOf(stepsOf(series, 'activeUsers', '7d'))).toBeNull();
  });
});
