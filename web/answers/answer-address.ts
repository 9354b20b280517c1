import { ANSWER_PLACE } from '../../contract/paths';

/** The answer that an address leads to, if it leads to one. */
export function soughtIn(hash: string): string | null {
  return hash.startsWith(`#${ANSWER_PLACE}`) ? hash.slice(ANSWER_PLACE.length + 1) : null;
}
