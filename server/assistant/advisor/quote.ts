import { isEmptyWord, stemsOf } from '../language/words';
import type { Note } from '../notes';
import { quotableSpans, type Span, trimmed } from './clean-spans';
import { dayOf, monthOf } from './dates';

/** Up to here an answer is quoted whole: what is left out may turn the meaning. */
export const LONGEST = 400;

export interface Quote extends Span {
  note: Note;
  text: string;
  /** The day she said it, in words. */
  day: string;
  /** The month in which he last said that it is still true, in words. */
  confirmedIn: string | null;
  /** Something of the sentence is missing before or behind it. */
  isCut: boolean;
  /** There is more to the answer. */
  isPart: boolean;
}

/** How well a part of an answer fits, which stands there in it; the best is quoted. */
export type Fit = (part: string, where: Span) => number;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Her own words: the answer where it is not long, else the sentences or items of it that fit best, or a part of a very long one. */
export function quoteOf(note: Note, fitness: Fit, timeZone: string, longest = LONGEST): Quote | null {
  const parts = quotableSpans(note.answer).flatMap((span) => partsIn(note.answer, span, longest));
  const first = parts.find(({ start, end }) => end - start >= ENOUGH)?.stretch;
  const fits = parts.map(({ start, end }) => fitness(note.answer.slice(start, end), { start, end }));
  const best = bestOf(fits.map((fit, at) => fit + (parts[at]?.stretch === first ? FIRST_WORDS : 0)));
  if (best === null) return null;
  const { from, to } = widened(note.answer, parts, { best, longest });
  const whole = { start: parts[from]?.start ?? 0, end: parts[to]?.end ?? 0 };
  const { start, end } = withoutEmptyItem(note.answer, shortened(note.answer, whole, longest));
  const isCut = end < whole.end || !parts[from]?.opens || !parts[to]?.closes;
  const day = dayOf(note.createdAt, timeZone);
  const isPart = /[\p{L}\p{N}]/u.test(note.answer.slice(0, start) + note.answer.slice(end));
  const confirmedIn = note.confirmedOn ? monthOf(note.confirmedOn, timeZone) : null;
  return { note, start, end, text: note.answer.slice(start, end), day, confirmedIn, isCut, isPart };
}

interface Part extends Span {
  /** Which quotable stretch it lies in: what is between two stretches cannot be quoted over. */
  stretch: number;
  /** Whether a sentence begins with it, and ends. */
  opens: boolean;
  closes: boolean;
}

function partsIn(text: string, span: Span, longest: number): Part[] {
  const inside = [...sentences.segment(text.slice(span.start, span.end))];
  return inside.flatMap(({ index, segment }) => {
    const clauses = segment.length > longest ? clausesOf(segment) : [segment];
    let start = span.start + index;
    return clauses.flatMap((clause, at) => {
      const bounds = trimmed(text, { start, end: start + clause.length });
      start += clause.length;
      const place = { stretch: span.start, opens: at === 0, closes: at === clauses.length - 1 };
      return bounds && pairs(text, bounds) ? [{ ...bounds, ...place }] : [];
    });
  });
}

/** A sentence that is too long to quote is taken apart where one may draw breath. */
const clausesOf = (sentence: string) => sentence.split(/(?<=[,;:–—])(?=\s)|(?=\s(?:and|but|because|so|while|when)\s)/u);

const pairs = (text: string, { start, end }: Span) => (text.slice(start, end).split('"').length - 1) % 2 === 0;

/** What stands apart behind her first words is mostly a remark on them: one shared word is not enough to quote that alone. */
const FIRST_WORDS = 1.5;
const ENOUGH = 12;

/** The place of the best; the first where none stands out. */
function bestOf(fits: readonly number[]): number | null {
  return fits.length === 0
    ? null
    : fits.indexOf(fits.reduce((most, fit) => Math.max(most, fit), Number.NEGATIVE_INFINITY));
}

/** The parts around it, first those that follow, as long as they fit: a sentence alone is easily misread. */
function widened(
  text: string,
  parts: readonly Part[],
  { best, longest }: { best: number; longest: number },
): { from: number; to: number } {
  let [from, to] = [best, best];
  const inStretch = (at: number) => (parts[at]?.stretch === parts[best]?.stretch ? parts[at] : undefined);
  // A sentence with half of a pair of marks is left out, and so not quoted over.
  const isBroken = (one: Part | undefined, other: Part | undefined) =>
    !one || !other || text.slice(one.end, other.start).includes('"');
  for (;;) {
    const [after, before] = [inStretch(to + 1), inStretch(from - 1)];
    if (!isBroken(parts[to], after) && (after?.end ?? 0) - (parts[from]?.start ?? 0) <= longest) to += 1;
    else if (!isBroken(before, parts[from]) && (parts[to]?.end ?? 0) - (before?.start ?? 0) <= longest) from -= 1;
    else return { from, to };
  }
}

function shortened(text: string, { start, end }: Span, longest: number): Span {
  if (end - start <= longest) return { start, end };
  const part = text.slice(start, start + longest + 1);
  const atWord = part.search(/\s\S*$/u);
  const length = atWord > longest / 2 ? atWord : longest;
  const bare = text.slice(start, start + length).replace(/[\s,;:\-–—(]+$|[\ud800-\udbff]$/u, '');
  const isOdd = (bare.split('"').length - 1) % 2 === 1;
  return { start, end: start + (isOdd ? bare.slice(0, bare.lastIndexOf('"')).trimEnd().length : bare.length) };
}

/** The number of an item that is cut off says nothing. */
function withoutEmptyItem(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).replace(/\s*\n[ \t]*(?:\d{1,2}[.)]|[-–•])?[ \t]*$/u, '').length };
}

/** Fits by what it shares with a question. */
export function soughtBy(query: string): (part: string) => number {
  const sought = new Set(stemsOf(query).filter((stem) => !isEmptyWord(stem)));
  return (part) => new Set(stemsOf(part).filter((stem) => sought.has(stem))).size;
}
