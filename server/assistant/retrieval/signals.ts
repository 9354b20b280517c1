import { cosine } from '../embedding/int8';
import type { IndexedNote, Intent, Vector, Vectors } from '../notes';
import { type Term, wordScores } from './bm25';
import { isAdvice } from './intent';

export interface Sought {
  intent: Intent;
  terms: Term[];
  /** Null where the embedder is away: words alone must do. */
  vector: Vector | null;
}

/** One number for each note, in their order. */
export interface Signals {
  answerWords: Float64Array;
  bothWords: Float64Array;
  covered: Float64Array;
  answerMeaning: Float64Array;
  questionMeaning: Float64Array;
  bothMeaning: Float64Array;
  tellsTime: Float64Array;
  onlyAsks: Float64Array;
}

const TIME =
  /\b(?:yesterday|today|tonight|tomorrow|last|ago|next|since|recently|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|\d{4})\b/i;

/** A note that waits for its vectors is taken to mean what it has the words of. */
const BY_WORDS = 0.7;

const OFTEN = 4;

export function signalsOf(sought: Sought, notes: readonly IndexedNote[]): Signals {
  const words = wordScores(sought.terms, notes);
  const { vector } = sought;
  const near = (field: keyof Vectors) =>
    each(notes, ({ vectors }, at) => {
      if (!vector) return 0;
      return vectors ? cosine(vector, vectors[field]) : BY_WORDS * (words.covered[at] ?? 0);
    });
  const bothMeaning = near('both');
  return {
    answerWords: words.answer,
    bothWords: words.both,
    covered: words.covered,
    answerMeaning: near('answer'),
    questionMeaning: isAdvice(sought.intent) ? whereTelling(near('question'), bothMeaning, notes) : near('question'),
    bothMeaning,
    tellsTime: each(notes, ({ answer }) => (sought.intent === 'when' && TIME.test(answer) ? 1 : 0)),
    onlyAsks: each(notes, ({ answer }) => (answer.endsWith('?') ? 1 : 0)),
  };
}

/** A question that is put again and again says nothing about one answer: that must not count against it. */
function whereTelling(values: Float64Array, instead: Float64Array, notes: readonly IndexedNote[]): Float64Array {
  const times = new Map<string, number>();
  for (const { questionId } of notes) times.set(questionId, (times.get(questionId) ?? 0) + 1);
  const isTelling = (note: IndexedNote) => (times.get(note.questionId) ?? 0) < OFTEN;
  return each(notes, (note, at) => (isTelling(note) ? values[at] : instead[at]) ?? 0);
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
