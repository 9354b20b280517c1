import { SECOND } from '../../contract/time';

/** [how many times, milliseconds before each]: quick at first, as it nearly always is, then slower, two minutes in all. */
const schedule = [
  [5, SECOND],
  [5, 2 * SECOND],
  [21, 5 * SECOND],
] as const;

/** How often he has been asked to be patient before he is told that it takes long. */
export const LONG = schedule[0][0] + schedule[1][0];

/** Milliseconds before the status is asked for again; null when that has been done often enough. */
export function waitBefore(asked: number): number | null {
  let sum = 0;
  for (const [times, wait] of schedule) {
    sum += times;
    if (asked < sum) return wait;
  }
  return null;
}
