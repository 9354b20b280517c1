import type { AdminSummary, TimeRange, UserMetrics } from '../../contract/admin';
import { limits } from '../../contract/limits';
import { DAY } from '../../contract/time';
import { countPremium } from '../billing/premium-count';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { startOfDay, startOfHour } from '../platform/local-day';
import { countJoined, countPool, countSince, countUsers, readVisits } from './store';

const { timeZone } = limits.admin;

interface Range {
  length: number;
  scale: 'hour' | 'day';
}

const ranges: Record<TimeRange, Range> = {
  '24h': { length: DAY, scale: 'hour' },
  '7d': { length: 7 * DAY, scale: 'day' },
  '30d': { length: 30 * DAY, scale: 'day' },
};

const startOf = { hour: startOfHour, day: (moment: Date) => startOfDay(moment, timeZone) };

/** The hours or days that a range touches, oldest first: by their beginnings. */
function stepsOf({ length, scale }: Range, now: Date): Date[] {
  const since = later(now, -length);
  const steps: Date[] = [];
  for (let step = startOf[scale](now); ; step = startOf[scale](later(step, -1))) {
    steps.unshift(step);
    if (step <= since) return steps;
  }
}

export async function readMetrics(deps: Deps, timeRange: TimeRange): Promise<UserMetrics> {
  const now = deps.clock.now();
  const range = ranges[timeRange];
  const since = later(now, -range.length);
  const steps = stepsOf(range, now);
  // Sign-ups of the first step count from the beginning of the range, so that the steps add up to the number beside them.
  const moments = [since, ...steps.slice(1)];
  const [people, premiumUsers, joined, visits] = await Promise.all([
    countSince(deps.db, since),
    countPremium(deps),
    countJoined(deps.db, moments),
    readVisits(deps.db, range.scale, steps[0] ?? since),
  ]);
  return {
    totalUsers: people.total,
    newUsers: people.joined,
    premiumUsers,
    activeUsers: people.active,
    series: steps.map((step, index) => ({
      from: (moments[index] ?? step).toISOString(),
      newUsers: joined.get(index + 1) ?? 0,
      activeUsers: visits.get(step.getTime()) ?? 0,
    })),
  };
}

export async function readSummary(deps: Deps): Promise<AdminSummary> {
  const [totalUsers, totalQuestions, activeSubscriptions] = await Promise.all([
    countUsers(deps.db),
    countPool(deps.db),
    countPremium(deps),
  ]);
  return { totalUsers, totalQuestions, activeSubscriptions };
}
