import { useHistoryState } from 'wouter/use-browser-location';
import type { NextPath } from '../../contract/paths';
import { nextOf } from '../routes';
import { here } from '../ui/navigation';

/**
 * The page he had opened before he was asked to log in. It stands beside the address in the browser's history, not in it:
 * a login leads where it always leads, and a reload keeps the offer.
 */
interface Wanted {
  wanted: string;
}

/** For the step to the login: this very page. */
export function wantedHere(): Wanted {
  const { pathname, search, hash } = location;
  return { wanted: `${pathname.toLowerCase()}${search}${hash}` };
}

/** For the step from the login: what was wanted before it. */
export function stillWanted(): Wanted | null {
  const { wanted }: Partial<Wanted> = Object(history.state);
  return typeof wanted === 'string' ? { wanted } : null;
}

/** The page to offer on this one, or null. */
export function useWantedPage(): NextPath | null {
  const { wanted }: Partial<Wanted> = Object(useHistoryState());
  const next = typeof wanted === 'string' ? nextOf(wanted) : null;
  return next === here() ? null : next;
}
