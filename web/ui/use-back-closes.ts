import { useEffect, useRef } from 'react';

/** Milliseconds in which a browser has made a step, where there is one to make. */
const PATIENCE = 500;

type Close = () => void;

/** What lies open above the screen, the uppermost last. */
const open: Close[] = [];
/** The app is told of a step that was kept from it. */
let isTelling = false;
/** A step back has been made and is being taken back; then this is closed. */
let returning: { close: Close; timer: ReturnType<typeof setTimeout> } | null = null;

// From the first: browsers tell those in order who listen to the window, and the app must not hear of it before.
addEventListener('popstate', (event) => {
  const close = returning?.close ?? open.at(-1);
  if (!close || isTelling) return;
  event.stopImmediatePropagation();
  if (returning) {
    clearTimeout(returning.timer);
    returning = null;
    return close();
  }
  returning = { close, timer: setTimeout(giveUp, PATIENCE) };
  history.forward();
});

/** It was a step forward that he made: the app is told after all. */
function giveUp(): void {
  returning?.close();
  returning = null;
  isTelling = true;
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  isTelling = false;
}

/**
 * While something lies open above the screen, Back closes it and the screen stays: on a phone that gesture is how people
 * close things. Android's own closes what the browser opened; elsewhere the step back is taken back, unseen by the app.
 */
export function useBackCloses(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => latest.current();
    open.push(closeThis);
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, [isOpen]);
}
