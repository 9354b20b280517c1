import type { Segment } from '../../../contract/assistant';
import { formatsByZone } from '../../platform/formats-by-zone';
import type { Note } from '../notes';
import { isOfHer } from '../reply';
import { withoutMarkers } from './markers';
import { quotationsIn, standsIn } from './quotations';
import { faultIf, type Violation } from './rule';
import { verdictFaults } from './verdicts';

export interface Sources {
  query: string;
  notes: readonly Note[];
  /** The answers that this segment cites. */
  cited: readonly Note[];
  /** His: a day is one of his calendar. */
  timeZone: string;
}

/** Anything told of her, but that she said something: "she told you", "what she said". */
const CLAIM =
  /\b(?:she|your wife)(?:['’](?:s|d|ll|ve)\b| (?!(?:has(?:n['’]t)? |had |have )?(?:ever )?(?:said|told|says|mentioned|answered|described|named)\b)[\p{L}])|\bher (?:favou?rites?|love|loves|passion|tastes?|allerg\w+|hobb\w+|dreams?|fears?|preferences?|size|interests?|wish|wishes|likes|dislikes)\b|\bwife (?:is|likes|loves|hates|wants|has)\b/iu;
const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g;

/** R1, R3, R5, R6 and R8, for one segment. */
export function statementFaults(segment: Segment, sources: Sources): Violation[] {
  const { inside, outside, isOpen } = quotationsIn(segment.text);
  const plain = withoutMarkers(outside);
  return [
    ...faultIf(isOpen, 'R3', 'a quotation mark has no fellow'),
    ...inside.flatMap((words) => quotationFaults(words, segment, sources)),
    ...(isOfHer(segment)
      ? saidFaults(segment, plain, sources)
      : faultIf(claims(segment, plain), 'R6', `a ${segment.kind} claims something about her`)),
    ...verdictFaults(segment, sources.cited),
  ];
}

/** A question that he could ask claims nothing, as long as it is one. */
function claims({ kind, cites }: Segment, plain: string): boolean {
  if (kind === 'example') return cites.length > 0 || !/^[^.!?]+\?$/u.test(plain.trim());
  return CLAIM.test(plain);
}

function quotationFaults(words: string, segment: Segment, { query, notes, cited }: Sources): Violation[] {
  if (standsIn(words, query)) return [];
  const isHers = (of: readonly Note[]) => of.some(({ answer }) => standsIn(words, answer));
  // Looked for first where it should be: only what is not there is looked for in thousands of notes.
  if (isHers(cited)) return [];
  if (isHers(notes)) return faultIf(isOfHer(segment), 'R3', 'a quotation is not of the answer it is marked with');
  const isQuestion = notes.some(({ question }) => standsIn(words, question));
  return isQuestion
    ? [{ rule: 'R8', why: 'a stored question is quoted as hers' }]
    : [{ rule: 'R3', why: 'a quotation stands in no answer of hers' }];
}

function saidFaults({ cites }: Segment, plain: string, { query, cited, timeZone }: Sources): Violation[] {
  const source = [query, ...cited.flatMap(({ answer, question }) => [answer, question])].join('\n');
  const days = new Set(cited.map(({ createdAt }) => dayOf(createdAt, timeZone)));
  const isFalseDay = (plain.match(DAY) ?? []).some((day) => !days.has(day) && !source.includes(day));
  const confirmed = cited.flatMap(({ confirmedOn }) => (confirmedOn ? dayOf(confirmedOn, timeZone) : []));
  const told = [...days, ...confirmed, ...cited.map(({ createdAt }) => createdAt)];
  const known = `${source} ${told.join(' ')}`.match(/\d+/g);
  const isForeignNumber = (plain.match(/\d+/g) ?? []).some((number) => !known?.includes(number));
  return [
    ...faultIf(cites.length === 0, 'R5', 'a statement about her has no citation'),
    ...faultIf(isFalseDay, 'R1', 'a statement names a day that is not the one of its citation'),
    ...faultIf(isForeignNumber, 'R5', 'a statement has a number that its citation has not'),
  ];
}

const calendarOf = formatsByZone('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function dayOf(moment: string, timeZone: string): string {
  return calendarOf(timeZone).format(new Date(moment));
}
