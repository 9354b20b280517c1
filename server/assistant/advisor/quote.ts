import { isEmptyWord, stemsOf } from '../language/words';
import type { Note } from '../notes';
import { quotableSpans, type Span, trimmed } from './clean-spans';
import { dayOf } from './dates';

/** Up to here an answer is quoted whole: what is left out may turn the meaning. */
export const LONGEST = 400;

export interface Quote extends Span {
  note: Note;
  text: string;
  /** The day she said it, in words. */
  day: string;
  /** Something of the sentence is missing before or behind it. */
  isCut: boolean;
  /** There is more to the answer. */
  isPart: boolean;
}

/** How well a part of an answer fits; the best is quoted. */
export type Fit = (part: string) => number;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Her own words: the answer where it is not long, else the sentences or items of it that fit best, or a part of a very long one. */
export function quoteOf(note: Note, fitness: Fit, timeZone: string, longest = LONGEST): Quote | null {
  const parts = quotableSpans(note.answer).flatMap((span) => partsIn(note.answer, span, longest));
  const best = bestOf(parts.map(({ start, end }) => fitness(note.answer.slice(start, end))));
  if (best === null) return null;
  const { first, last } = widened(parts, best, longest);
  const whole = { start: parts[first]?.start ?? 0, end: parts[last]?.end ?? 0 };
  const { start, end } = withoutEmptyItem(note.answer, shortened(note.answer, whole, longest));
  const isCut = end < whole.end || !parts[first]?.opens || !parts[last]?.closes;
  const day = dayOf(note.createdAt, timeZone);
  const isPart = note.answer.slice(0, start).trim() !== '' || note.answer.slice(end).trim() !== '';
  return { note, start, end, text: note.answer.slice(start, end), day, isCut, isPart };
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

/** The place of the best; the first where none stands out. */
function bestOf(fits: readonly number[]): number | null {
  return fits.length === 0 ? null : fits.indexOf(Math.max(...fits));
}

/** The parts around it, first those that follow, as long as they fit: a sentence alone is easily misread. */
function widened(parts: readonly Part[], best: number, longest: number): { first: number; last: number } {
  let [first, last] = [best, best];
  const inStretch = (at: number) => (parts[at]?.stretch === parts[best]?.stretch ? parts[at] : undefined);
  for (;;) {
    const [after, before] = [inStretch(last + 1), inStretch(first - 1)];
    if (after && after.end - (parts[first]?.start ?? 0) <= longest) last += 1;
    else if (before && (parts[last]?.end ?? 0) - before.start <= longest) first -= 1;
    else return { first, last };
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
export function soughtBy(query: string): Fit {
  const sought = new Set(stemsOf(query).filter((stem) => !isEmptyWord(stem)));
  return (part) => new Set(stemsOf(part).filter((stem) => sought.has(stem))).size;
}
