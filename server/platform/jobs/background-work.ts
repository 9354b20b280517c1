import { withoutValues } from '../http/failure';
import type { Log } from '../log';

/** Work that comes round by itself and may also be begun a little earlier: in the background, and one at a time. */
export interface BackgroundWork {
  /** What waking it begins; until it is said, that does nothing. */
  runs(work: () => Promise<void>): void;
  now(): void;
  /** Does the work where it is not being done already, and waits for it either way. */
  join(work: () => Promise<void>): Promise<void>;
  /** Whether what is under way should come to its end. */
  isClosing(): boolean;
  /** Begins nothing more, and waits for what is under way. */
  close(): Promise<void>;
}

export function createBackgroundWork(log: Log): BackgroundWork {
  let woken: (() => Promise<void>) | null = null;
  let underway: Promise<void> | null = null;
  let isClosing = false;

  function begin(work: () => Promise<void>): Promise<void> {
    if (isClosing) return Promise.resolve();
    underway ??= work().finally(() => {
      underway = null;
    });
    return underway;
  }

  return {
    runs: (work) => {
      woken = work;
    },
    now: () => {
      if (!woken) return;
      begin(woken).catch((error) => log.error({ err: withoutValues(error) }, 'work in the background failed'));
    },
    join: begin,
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true;
      await underway?.catch(() => undefined);
    },
  };
}
