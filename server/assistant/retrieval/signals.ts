import { cosine } from '../embedding/int8';
import { ANSWER, BOTH, type IndexedNote, type Intent, QUESTION, type Vector, type Vectors } from '../notes';
import { type Term, wordScores } from './bm25';
import { isAdvice } from './intent';

/** One number for each note, in their order: what can be told before the meaning of his question is known. */
export interface WordSignals {
  answerWords: Float64Array;
  bothWords: Float64Array;
  covered: Float64Array;
  tellsTime: Float64Array;
  onlyAsks: Float64Array;
  /** 0 where her question is no clue to the answer. */
  isTelling: Float64Array;
}

export interface Signals extends WordSignals {
  answerMeaning: Float64Array;
  questionMeaning: Float64Array;
  bothMeaning: Float64Array;
}

const TIME =
  /\b(?:yesterday|today|tonight|tomorrow|last|ago|next|since|recently|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|\d{4})\b/i;

/** A note that waits for its vectors is taken to mean what it has the words of. */
const BY_WORDS = 0.7;

const OFTEN = 4;

export function wordSignals(intent: Intent, terms: readonly Term[], notes: readonly IndexedNote[]): WordSignals {
  const { answer, both, covered } = wordScores(terms, notes);
  return {
    answerWords: answer,
    bothWords: both,
    covered,
    tellsTime: each(notes, (note) => (intent === 'when' && TIME.test(note.answer) ? 1 : 0)),
    onlyAsks: each(notes, (note) => (note.onlyAsks ? 1 : 0)),
    isTelling: isAdvice(intent) ? telling(notes) : each(notes, () => 1),
  };
}

/** A question that is put again and again says nothing about one answer: that must not count against it. */
function telling(notes: readonly IndexedNote[]): Float64Array {
  const times = new Map<string, number>();
  const asked = notes.map(({ questionId }) => questionId);
  for (const questionId of asked) times.set(questionId, (times.get(questionId) ?? 0) + 1);
  return Float64Array.from(asked, (questionId) => ((times.get(questionId) ?? 0) < OFTEN ? 1 : 0));
}

/** Without a vector, where the embedder is away, nothing is near: words alone must do. */
export function withMeaning(words: WordSignals, vector: Vector | null, notes: readonly IndexedNote[]): Signals {
  const nothing = () => new Float64Array(notes.length);
  const [answerMeaning, questionMeaning, bothMeaning] = [nothing(), nothing(), nothing()];
  // Note by note: its three vectors lie together, and memory is read from front to back.
  for (let at = 0; vector && at < notes.length; at++) {
    const vectors = notes[at]?.vectors ?? null;
    const otherwise = BY_WORDS * (words.covered[at] ?? 0);
    const both = near(vector, vectors, BOTH, otherwise);
    bothMeaning[at] = both;
    answerMeaning[at] = near(vector, vectors, ANSWER, otherwise);
    questionMeaning[at] = words.isTelling[at] === 1 ? near(vector, vectors, QUESTION, otherwise) : both;
  }
  return { ...words, answerMeaning, questionMeaning, bothMeaning };
}

function near(vector: Vector, vectors: Vectors | null, place: number, otherwise: number): number {
  return vectors ? cosine(vector, vectors.numbers, vectors.at + place * vector.length) : otherwise;
}

/** A plain loop: with thousands of notes, what is handier takes several times as long. */
function each(notes: readonly IndexedNote[], value: (note: IndexedNote, at: number) => number): Float64Array {
  const values = new Float64Array(notes.length);
  for (let at = 0; at < notes.length; at++) {
    const note = notes[at];
    if (note) values[at] = value(note, at);
  }
  return values;
}
