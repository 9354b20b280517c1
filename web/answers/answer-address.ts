import { ANSWER_PLACE, MONTH_PLACE } from '../../contract/paths';

/** The answer that an address leads to, if it leads to one. */
export function soughtIn(hash: string): string | null {
  return hash.startsWith(`#${ANSWER_PLACE}`) ? hash.slice(ANSWER_PLACE.length + 1) : null;
}

/** The month that an address leads to, as `2025-03`; null where it leads to none. */
export function monthIn(hash: string): string | null {
  return hash.startsWith(`#${MONTH_PLACE}`) ? hash.slice(MONTH_PLACE.length + 1) : null;
}
