import { expect } from 'vitest';
import { DAY } from '../../contract/time';
import type { Candidate, Recent } from '../questions/candidate-store';
import { choose } from '../questions/selection';
import type { Situation } from '../questions/situation';

export const now = new Date('2026-05-10T12:00:00Z');
export const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

/** A light question that he has never seen, of no season. */
export function question(id: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    id,
    category: 'playful',
    depth: 1,
    season: null,
    pack: null,
    opening: null,
    essential: false,
    kin: null,
    isFirstOfKin: true,
    repeatAfterDays: 365,
    lastAnsweredAt: null,
    lastSkippedAt: null,
    skips: 0,
    skippedToday: false,
    lastAskedAt: null,
    ...changes,
  };
}

export const may = { from: '05-01', until: '05-31', followsSun: true };
export const december = { from: '12-01', until: '12-31', followsSun: true };
export const asked = (daysAgo: number, changes: Partial<Recent> = {}): Recent => ({
  ...{ season: null, pack: null, essential: false },
  ...changes,
  daysAgo,
});

/** A day in May of somebody who has been with us for months. */
export function situation(changes: Partial<Situation> = {}): Situation {
  return {
    now,
    today: '2026-05-10',
    isSouthern: false,
    daysAsked: 100,
    recent: [],
    isExtra: false,
    answers: 100,
    answersByCategory: new Map(),
    lastDepth: 1,
    tieBreak: () => 0,
    ...changes,
  };
}

/** Whichever stands first in the list, the choice must be the same. */
export function chosen(candidates: Candidate[], given: Partial<Situation> = {}): string | undefined {
  const forth = choose(candidates, situation(given))?.id;
  const back = choose([...candidates].reverse(), situation(given))?.id;
  expect(back).toBe(forth);
  return forth;
}
