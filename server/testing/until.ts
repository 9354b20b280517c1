import { setTimeout as wait } from 'node:timers/promises';

const SHORTEST_PAUSE = 20;
const LONGEST_PAUSE = 100;

/**
 * Waits for something to become true; says what it waited for when it never does. A clock that is set meanwhile is no time.
 * It asks less often the longer it takes, since asking is work; for what is true for a moment only, give a longest pause.
 */
export async function until(
  words: string,
  holds: () => Promise<boolean> | boolean,
  limit = 20_000,
  longestPause = LONGEST_PAUSE,
): Promise<void> {
  let pause = SHORTEST_PAUSE;
  for (const begun = performance.now(); performance.now() - begun < limit; await wait(pause)) {
    if (await holds()) return;
    pause = Math.min(pause * 1.2, longestPause);
  }
  throw new Error(`never came true: ${words}`);
}
