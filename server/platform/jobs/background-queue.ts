import { withoutValues } from '../http/failure';
import type { Log } from '../log';

/** Work for many that is done in the background, one after the other. */
export interface BackgroundQueue {
  /** Once for each key, however often it is asked for while it waits. */
  add(key: string, work: () => Promise<void>): void;
  /** Begins nothing more, and waits for what is under way. */
  close(): Promise<void>;
}

export function createBackgroundQueue(log: Log): BackgroundQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let underway: Promise<void> | null = null;
  let isClosing = false;

  async function workOff(): Promise<void> {
    // Not within the call that adds it.
    await Promise.resolve();
    await untilNothingWaits();
    underway = null;
  }

  async function untilNothingWaits(): Promise<void> {
    for (let next = waiting.entries().next(); !next.done && !isClosing; next = waiting.entries().next()) {
      const [key, work] = next.value;
      waiting.delete(key);
      await work().catch((error) => log.error({ err: withoutValues(error) }, 'work in the background failed'));
    }
  }

  return {
    add(key, work) {
      if (isClosing || waiting.has(key)) return;
      waiting.set(key, work);
      underway ??= workOff();
    },
    close: async () => {
      isClosing = true;
      await underway;
    },
  };
}
