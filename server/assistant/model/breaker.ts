const WINDOW = 60_000;
const MOST_FAILURES = 5;
const REST = 60_000;

/** Leaves a server that keeps failing alone for a while: nobody should wait for it in vain, one after another. */
export interface Breaker {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

/** @param now milliseconds on a clock that only goes forward */
export function createBreaker(now: () => number): Breaker {
  let failures: number[] = [];
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < openUntil,
    succeeded: () => {
      failures = [];
    },
    failed: () => {
      failures = [...failures.filter((moment) => now() - moment < WINDOW), now()];
      if (failures.length < MOST_FAILURES) return;
      openUntil = now() + REST;
      failures = [];
    },
  };
}
