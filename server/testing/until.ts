import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something to become true; says what it waited for when it never does. A clock that is set meanwhile is no time. */
export async function until(words: string, holds: () => Promise<boolean> | boolean, limit = 20_000): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < limit; await wait(20)) if (await holds()) return;
  throw new Error(`never came true: ${words}`);
}
