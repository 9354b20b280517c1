import { useCallback, useEffect, useRef } from 'react';

/** For a call whose own error is what the screen shows. */
export function shownOnScreen(): void {}

/**
 * Two quick taps count once. A button that is busy comes too late for that: the second tap is there before it is drawn.
 * The function stays the same one.
 */
export function useOneAtATime<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) {
  const isUnderway = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(async (...given: Given): Promise<void> => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    try {
      await latest.current(...given);
    } finally {
      isUnderway.current = false;
    }
  }, []);
}
