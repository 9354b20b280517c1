import { describe, expect, it } from 'vitest';
import { isLate, ranLately } from './punctuality';
import type { LastRun } from './run-record';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const EVERY_MINUTE = '* * * * *';
const NIGHTLY = '17 3 * * *';
const run = (changes: Partial<LastRun>): LastRun => ({
  name: 'a job',
  finishedAgo: null,
  succeededAgo: null,
  workingFor: null,
  ...changes,
});

describe('a job is late', () => {
  it.each([
    [EVERY_MINUTE, 5 * MINUTE],
    ['*/5 * * * *', 17 * MINUTE],
    [NIGHTLY, 28 * HOUR],
  ])('of %s once its last turn ended more than %i seconds ago', (schedule, limit) => {
    expect(isLate({ schedule }, run({ finishedAgo: limit - 1 }), 100 * HOUR)).toBe(false);
    expect(isLate({ schedule }, run({ finishedAgo: limit + 1 }), 100 * HOUR)).toBe(true);
  });

  it('where none of its turns ever ended, once we have looked for as long', () => {
    expect(isLate({ schedule: EVERY_MINUTE }, undefined, 4 * MINUTE)).toBe(false);
    expect(isLate({ schedule: EVERY_MINUTE }, undefined, 6 * MINUTE)).toBe(true);
  });

  it('not yet when the machine was off for a night and has just begun', () => {
    expect(isLate({ schedule: EVERY_MINUTE }, run({ finishedAgo: 9 * HOUR }), MINUTE)).toBe(false);
  });

  it('not while it is at work, unless that takes longer than it may: ten minutes, or what the job says', () => {
    const old = { finishedAgo: 9 * HOUR };
    const isLateAfter = (workingFor: number, longestMinutes?: number) =>
      isLate(
        { schedule: EVERY_MINUTE, ...(longestMinutes && { longestMinutes }) },
        run({ ...old, workingFor }),
        10 * HOUR,
      );
    expect(isLateAfter(9 * MINUTE)).toBe(false);
    expect(isLateAfter(11 * MINUTE)).toBe(true);
    expect(isLateAfter(3 * HOUR, 240)).toBe(false);
    expect(isLateAfter(5 * HOUR, 240)).toBe(true);
  });
});

describe('a job ran lately', () => {
  it('where a turn ended well within 26 hours or is at work, and not where the last one failed', () => {
    expect(ranLately(undefined)).toBe(false);
    expect(ranLately(run({ finishedAgo: 60 }))).toBe(false);
    expect(ranLately(run({ finishedAgo: 25 * HOUR, succeededAgo: 25 * HOUR }))).toBe(true);
    expect(ranLately(run({ finishedAgo: 60, succeededAgo: 27 * HOUR }))).toBe(false);
    expect(ranLately(run({ workingFor: 5 }))).toBe(true);
  });
});
