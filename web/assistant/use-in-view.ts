import { type RefObject, useEffect, useRef } from 'react';

/** On a small screen what he waits for would happen out of sight, both while he waits and when it is there. */
export function useInView(isPending: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (box.current && (isPending || wasPending.current)) bringIntoView(box.current, isPending);
    wasPending.current = isPending;
  }, [isPending]);
  return box;
}

/** Whoever has scrolled on meanwhile is reading something else. */
function bringIntoView(box: HTMLElement, isPending: boolean): void {
  const { top, bottom } = box.getBoundingClientRect();
  const isNear = top >= 0 && top <= innerHeight * 1.5;
  // An answer that does not stand there as a whole is read from its beginning.
  if (isNear && bottom > innerHeight) box.scrollIntoView?.({ block: isPending ? 'nearest' : 'start' });
}
