import type { Citation } from '../../../contract/assistant';
import type { Note } from '../notes';
import { faultIf, type Violation } from './rule';

const LINK_OR_MARKUP = /https?:|www\.|<\/?[a-z!]|\]\(/i;

/** R1, R2, R8 and R9: a citation is what it says it is. */
export function citationFaults(citation: Citation, notes: ReadonlyMap<string, Note>): Violation[] {
  const note = notes.get(citation.answerId);
  if (!note) return [{ rule: 'R1', why: 'a citation names no answer of this user' }];
  const { quote, start, end } = citation;
  const isSpan =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= note.answer.length;
  const isExact = isSpan && note.answer.slice(start, end) === quote;
  return [
    ...faultIf(
      Date.parse(citation.date) !== Date.parse(note.createdAt),
      'R1',
      'a citation has not the date of its answer',
    ),
    ...faultIf(!isExact, 'R2', 'a quote is not the span of the answer that it names'),
    ...faultIf(LINK_OR_MARKUP.test(quote), 'R2', 'a quote holds a link or markup'),
    ...faultIf(!isExact && note.question.includes(quote), 'R8', 'a stored question is quoted as hers'),
    ...faultIf(citation.question !== note.question, 'R9', 'a citation carries a question that is not of its answer'),
  ];
}
