import { useEffect, useState } from 'react';

/** Milliseconds: a page that is never quiet, or never all there, is not waited for any longer. */
const PATIENCE = 2_000;
const LONGEST = 10_000;
/** Where the browser does not tell when it has nothing to do, as Safari. */
const A_MOMENT = 300;

/** Whether the page is all there and the browser has had nothing to do since: what can wait fetches nothing before. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const stopWaiting = new AbortController();
    const { signal } = stopWaiting;
    const quiet = () => !signal.aborted && setQuiet(true);
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(quiet, { timeout: PATIENCE });
      else setTimeout(quiet, A_MOMENT);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal, once: true });
    const late = setTimeout(quiet, LONGEST);
    return () => {
      stopWaiting.abort();
      clearTimeout(late);
    };
  }, []);
  return isQuiet;
}
