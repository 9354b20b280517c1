import { type RefObject, useEffect, useRef } from 'react';

/** On a small screen what he waits for would happen out of sight, both while he waits and when it is there. */
export function useInView(isPending: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (box.current && (isPending || wasPending.current)) bringIntoView(box.current);
    wasPending.current = isPending;
  }, [isPending]);
  return box;
}

/** Whoever has scrolled on meanwhile is reading something else. */
function bringIntoView(box: HTMLElement): void {
  const { top, height } = box.getBoundingClientRect();
  const isNear = top >= 0 && top <= innerHeight * 1.5;
  // What does not fit is read from its beginning.
  if (isNear) box.scrollIntoView?.({ block: height > innerHeight ? 'start' : 'nearest' });
}
