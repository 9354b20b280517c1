import type { Clock } from '../platform/clock';

/** A clock that a test can move. It runs on, so that two things in a row do not happen at the same instant. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  set(moment: string): void;
}

export function createTestClock(start?: string): TestClock {
  let offset = start ? Date.parse(start) - Date.now() : 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    set: (moment) => {
      offset = Date.parse(moment) - Date.now();
    },
  };
}
