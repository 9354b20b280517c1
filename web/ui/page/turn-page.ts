import { flushSync } from 'react-dom';
import './turn-page.css';

/** Makes a change as a page that turns: what stood there swings away. At once for whoever wants no motion, or cannot see it. */
export function turnPage(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const turning = document.startViewTransition(() => flushSync(change));
  // Cut short, for instance in a tab that nobody looks at: the change is made all the same.
  turning.ready.catch(() => {});
  turning.finished.catch(() => {});
}
