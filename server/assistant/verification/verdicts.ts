import type { Segment } from '../../../contract/assistant';
import { sideOn } from '../clauses/stand-on';
import type { Note } from '../notes';
import { faultIf, type Violation } from './rule';

const OPENING = /^(?:yes|better not|no):/i;

/** R10: a verdict names a thing that stands in the cited answer, with its polarity; and what opens like one is one. */
export function verdictFaults({ kind, text, verdict }: Segment, cited: readonly Note[]): Violation[] {
  if (!verdict) return faultIf(OPENING.test(text), 'R10', 'a segment opens like a verdict and is none');
  const side = verdict.may ? 'for' : 'against';
  const opening = verdict.may ? 'Yes: ' : 'Better not: ';
  return [
    ...faultIf(kind !== 'lead', 'R10', `a ${kind} has a verdict`),
    ...faultIf(!text.startsWith(opening), 'R10', 'a verdict is not told as it is'),
    ...faultIf(
      !cited.some((note) => sideOn(verdict.thing, note) === side),
      'R10',
      'a verdict is not what the cited answer says of the thing',
    ),
  ];
}
