import { useEffect, useRef } from 'react';

/** Milliseconds in which a browser has made a step, where there is one to make. */
const PATIENCE = 500;

/**
 * While something lies open above the screen, Back closes it and the screen stays: on a phone that gesture is how people
 * close things. Android's own close what the browser opened; elsewhere the step back is taken back, unseen by the app.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const returned = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      clearTimeout(timer);
      removeEventListener('popstate', returned, { capture: true });
      latest.current();
    };
    const left = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      removeEventListener('popstate', left, { capture: true });
      addEventListener('popstate', returned, { capture: true });
      history.forward();
      timer = setTimeout(giveUp, PATIENCE);
    };
    // It was a step forward that he made: the app is told after all.
    const giveUp = () => {
      removeEventListener('popstate', returned, { capture: true });
      latest.current();
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    };
    addEventListener('popstate', left, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', left, { capture: true });
      removeEventListener('popstate', returned, { capture: true });
    };
  }, [isOpen]);
}
