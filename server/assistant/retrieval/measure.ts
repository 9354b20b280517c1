import { comparedInPassing } from '../embedding/compared-in-passing';
import { cosine, cosineOf } from '../embedding/int8';
import { isMeant } from '../language/slips';
import { ANSWER, BOTH, type IndexedNote, QUESTION, type Vector } from '../notes';
import type { Reading } from '../reading/reading';
import { type Term, wordScores } from './bm25';
import { countsOf } from './vocabulary';

const GUESSED = 0.5;

/** One number for each note, in their order. */
export interface WordMeasures {
  answer: Float64Array;
  both: Float64Array;
  covered: Float64Array;
}

export interface MeaningMeasures {
  answer: Float64Array;
  /** With what she was asked. */
  whole: Float64Array;
}

/** How much her answer, her question and both together count where they are compared with what he asks, as the lesson that reads it tells when it is taught (`npm run assistant:asks`). */
const SHARES = { answer: 0.2, question: 0.21, both: 0.59 };

/** How many of his words a note has, told before the meaning of his question is known. */
export function byWords(reading: Reading, notes: readonly IndexedNote[]): WordMeasures {
  return wordScores(termsOf(reading, notes), notes);
}

/** Where no slip explains it, a word that stands nowhere is kept: it shows what is missing. */
function termsOf({ stems }: Reading, notes: readonly IndexedNote[]): Term[] {
  const sought = new Set(stems);
  const known = countsOf(notes, (one) => sought.has(one));
  return stems.map((one) => {
    const meant = known.has(one) ? null : meantBy(one, notes);
    return meant === null ? { stem: one, weight: 1 } : { stem: meant, weight: GUESSED };
  });
}

/** The stem of hers that he most likely meant, for one that stands nowhere in her notes. */
function meantBy(typed: string, notes: readonly IndexedNote[]): string | null {
  const counts = countsOf(notes, (one) => isMeant(typed, one));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** How near each note is; a note without vectors is nowhere near. */
export function byMeaning(vector: Vector, notes: readonly IndexedNote[]): MeaningMeasures {
  const nothing = () => new Float64Array(notes.length);
  const measures = { answer: nothing(), whole: nothing() };
  const products = comparedInPassing(vector, notes);
  for (let at = 0; at < notes.length; at++) {
    const [answer, question, both] = [
      cosineIn(products, 3 * at),
      cosineIn(products, 3 * at + 1),
      cosineIn(products, 3 * at + 2),
    ];
    measures.answer[at] = answer;
    measures.whole[at] = SHARES.answer * answer + SHARES.question * question + SHARES.both * both;
  }
  return measures;
}

const cosineIn = (products: Int32Array, at: number): number => cosineOf(products[at] ?? 0);

/** How near a note comes to the question as it was asked. */
export interface Likeness {
  /** Her answer, and it with what she was asked. */
  told: number;
  /** What she was asked. */
  asked: number;
}

export function likenessOf(asked: Vector | undefined, { vectors }: IndexedNote): Likeness {
  if (!vectors || !asked) return { told: 0, asked: 0 };
  return {
    told: cosine(asked, vectors, ANSWER) + cosine(asked, vectors, BOTH),
    asked: cosine(asked, vectors, QUESTION),
  };
}
