import type { Note } from './notes';
import { type Composed, isOfHer } from './reply';
import { citationFaults } from './verification/citations';
import { markerFaults } from './verification/markers';
import { replacedFaults } from './verification/replaced';
import { faultIf, type Violation } from './verification/rule';
import { statementFaults } from './verification/statements';

export type { Rule, Violation } from './verification/rule';

export interface Given {
  query: string;
  notes: Note[];
  timeZone: string;
}

/**
 * The rules that every reply keeps, whoever composed it, worked out again from her notes alone:
 * R1 a citation names an answer of this user, with its date · R2 its quote is an exact span of that answer · R3 what
 * stands in quotation marks stands in one of her answers or in his query · R4 marks and citations match both ways · R5
 * a statement about her has a citation · R6 a suggestion or notice claims nothing about her · R7 "nothing stored" cites
 * nothing, and evidence is shown where it is claimed · R8 a stored question is never quoted as hers · R9 no text of
 * another user · R10 a verdict names a thing that stands in the cited answer, with its polarity · R11 what a newer word of
 * hers took the place of is told as earlier.
 */
export function violations(composed: Composed, { query, notes, timeZone }: Given): Violation[] {
  const named = new Set(composed.citations.map(({ answerId }) => answerId));
  const byId = new Map(notes.filter(({ id }) => named.has(id)).map((note) => [note.id, note]));
  const byNumber = new Map(composed.citations.map(({ n, answerId }) => [n, byId.get(answerId)]));
  const statements = composed.segments.flatMap((segment) =>
    statementFaults(segment, { query, notes, timeZone, cited: segment.cites.flatMap((n) => byNumber.get(n) ?? []) }),
  );
  return [
    ...composed.citations.flatMap((citation) => citationFaults(citation, byId)),
    ...markerFaults(composed),
    ...statements,
    ...composed.segments.flatMap((segment) => replacedFaults(segment, composed.citations, byId)),
    ...evidenceFaults(composed),
    ...faultIf(restOf(composed) !== '', 'R5', 'the text says more than its segments'),
  ];
}

function evidenceFaults({ evidence, segments, citations }: Composed): Violation[] {
  const cites = citations.length > 0 || segments.some((segment) => segment.cites.length > 0);
  const says = segments.some(isOfHer);
  return evidence === 'none'
    ? faultIf(cites || says, 'R7', 'nothing is stored, and yet something is cited')
    : faultIf(citations.length === 0 || !says, 'R7', 'evidence is claimed and none is shown');
}

/** What is left of the text without its segments, in their order. */
function restOf({ text, segments }: Composed): string {
  let rest = '';
  let at = 0;
  for (const segment of segments) {
    const found = text.indexOf(segment.text, at);
    if (found === -1) return segment.text;
    rest += text.slice(at, found);
    at = found + segment.text.length;
  }
  return (rest + text.slice(at)).trim();
}
