import { useHistoryState } from 'wouter/use-browser-location';
import type { NextPath } from '../../contract/paths';
import { nextOf } from '../routes';
import { here } from '../ui/navigation';
import { useOwner } from './use-owner';

/**
 * The page he had opened before he was asked to log in. It stands beside the address in the browser's history, not in it:
 * a login leads where it always leads, and a reload keeps the offer.
 */
interface Wanted {
  wanted: string;
  /** Whose session this page last had; empty where it had none: then it is the first one's who logs in. */
  of: string;
}

/** For the step to the login: this very page. */
export function wantedHere(of: string): Wanted {
  const { pathname, search, hash } = location;
  return { wanted: `${pathname.toLowerCase()}${search}${hash}`, of };
}

/** For the step from the login: what was wanted before it, unless by somebody else. */
export function stillWanted(by: string): Wanted | null {
  const { wanted, of }: Partial<Wanted> = Object(history.state);
  return typeof wanted === 'string' && (of === by || of === '') ? { wanted, of: by } : null;
}

/** The page to offer on this one, or null. */
export function useWantedPage(): NextPath | null {
  const { wanted, of }: Partial<Wanted> = Object(useHistoryState());
  const owner = useOwner();
  const next = typeof wanted === 'string' && of === owner ? nextOf(wanted) : null;
  return next === here() ? null : next;
}
