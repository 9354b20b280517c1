import type { Citation, Segment } from '../../../contract/assistant';
import { isToldAsEarlier } from '../../../contract/told-earlier';
import type { Note } from '../notes';
import { faultIf, type Violation } from './rule';

/** R11: a word that a newer one took the place of is told as an earlier one. */
export function replacedFaults(
  { text, cites }: Segment,
  citations: readonly Citation[],
  notes: ReadonlyMap<string, Note>,
): Violation[] {
  const isPast = citations.some(({ n, answerId }) => cites.includes(n) && notes.get(answerId)?.newest !== undefined);
  return faultIf(isPast && !isToldAsEarlier(text), 'R11', 'a replaced word is told as if it held');
}
