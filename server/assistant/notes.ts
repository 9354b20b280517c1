import type { Evidence } from '../../contract/assistant';

/** One of her answers as the assistant sees it: opened for one request, and never kept. */
export interface Note {
  id: string;
  questionId: string;
  question: string;
  answer: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The same for words of one matter, where he said that one takes the place of the other. */
  matter?: string;
  /** The newest word of the matter, where one took the place of this; null where that may not be told. */
  newest?: Note | null;
  /** When he last said that it is still true, ISO 8601 in UTC. */
  confirmedOn?: string;
  /** What it warns of, where that was looked up, see retrieval/danger-mark; and where in her words. */
  dangers?: number;
  warnsAt?: readonly number[];
}

/** Length-normalised and scaled to -127…127: the dot product of two of them ranks like the cosine. */
export type Vector = Int8Array;

/**
 * The stems of a note's answer and question, worked out once when it is saved. They stand as numbers among those of the
 * notes that it lies with: thousands of lists of words would take longer to read than everything else.
 */
export interface Terms {
  /** Each stem once, for all the notes of a page. */
  stems: readonly string[];
  /** Numbers of stems in the order of the words, repeats included: first those of her answer. */
  numbers: readonly number[];
  /** Where those of the question begin. */
  questionAt: number;
}

/** How many numbers a text becomes. */
export const DIMENSIONS = 384;
/** A note's three vectors lie one after the other; here each of them begins. */
export const ANSWER = 0;
export const QUESTION = DIMENSIONS;
export const BOTH = 2 * DIMENSIONS;
export const VECTOR_NUMBERS = 3 * DIMENSIONS;

/** A note ready to be searched. Without vectors, saved a moment ago or the embedder is away, its words still find it. */
export interface IndexedNote extends Note {
  terms: Terms;
  vectors: Int8Array | null;
}

/** With what is looked up for each question: what it warns of, and whether a newer word took its place. */
export interface LinkedNote extends IndexedNote {
  dangers: number;
  /** All that it warns of is likely a danger, and not sure. */
  isDoubtful?: boolean;
}

export interface Hit {
  note: Note;
  /** That it speaks of what he asked, from 0 to 1. */
  probability: number;
  /** How near what she was asked comes to what he asks; 0 where that is not known. */
  asked: number;
  /** Whether its meaning was known, or words alone had to do. */
  hasMeaning: boolean;
  /** He gave or dropped what came from it. */
  isDone?: boolean;
}

/** What was found for a question of his. */
export interface Retrieval {
  evidence: Evidence;
  /** Best first: some 25, and the newer answers to the same questions. */
  hits: Hit[];
  /** Behind those, in the same order: what a model may read besides, which sees what no measure of ours finds. */
  others?: readonly Note[];
  /** What must be kept in mind about it: allergies, fears, what she never wants. The most pressing first. */
  cautions: Note[];
  /** The model read the likeliest and finds that they do not answer him, and what he asks lies nearer to what she was never asked. */
  isDenied?: boolean;
  /** Those of them that nothing he names touches, which are told in a few words; and whether it may be in what he is about to do. */
  asides?: ReadonlyMap<Note, boolean> | undefined;
  /** How likely he is about to do something, where that is known: see reading/reading. */
  planned?: number | undefined;
  /** Where he tells of a need instead of asking for one thing: what she said that serves him then, best first. */
  serving?: readonly Note[];
}
