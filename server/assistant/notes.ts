/** One of her answers as the assistant sees it: opened for one request, and never kept. */
export interface Note {
  id: string;
  questionId: string;
  question: string;
  answer: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  category: string;
}

/** Length-normalised and scaled to -127…127: the dot product of two of them ranks like the cosine. */
export type Vector = Int8Array;

/** What is worked out once when an answer is saved, so that a question costs no more than reading it. */
export interface Terms {
  /** Stems in their order, repeats included. */
  answer: string[];
  question: string[];
}

export interface Vectors {
  answer: Vector;
  question: Vector;
  both: Vector;
}

/** A note ready to be searched. Without vectors, saved a moment ago or the embedder is away, its words still find it. */
export interface IndexedNote extends Note {
  terms: Terms;
  vectors: Vectors | null;
}

export type Intent = 'fact' | 'when' | 'list' | 'gift' | 'date' | 'food' | 'comfort' | 'avoid' | 'other';

export interface Hit {
  note: Note;
  score: number;
}

export interface Retrieval {
  intent: Intent;
  evidence: 'strong' | 'weak' | 'none';
  /** Best first, at most 25. */
  hits: Hit[];
  /** What she must not get, be given or be taken to: allergies, fears, never again. */
  safety: Hit[];
}
