import { useSyncExternalStore } from 'react';
import { calendarDay } from './dates';

/** A timer that fires a little early would find yesterday, and set itself anew. */
const AFTER_MIDNIGHT = 1_000;

/** The calendar day in his zone, `2025-03-04`. A screen that is left open over midnight draws itself anew. */
export function useToday(): string {
  return useSyncExternalStore(watchDay, today);
}

const today = (): string => calendarDay(new Date());

/** Calls back when a day may have begun: by the clock, or when he comes back to a device that slept meanwhile. */
function watchDay(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      midnight.getTime() - now.getTime() + AFTER_MIDNIGHT,
    );
  };
  const cameBack = () => {
    clearTimeout(timer);
    wait();
    changed();
  };
  wait();
  document.addEventListener('visibilitychange', cameBack);
  addEventListener('focus', cameBack);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', cameBack);
    removeEventListener('focus', cameBack);
  };
}
