import type { IndexedNote, Note, Terms, Vectors } from './notes';

/** A page as it lies open for one request. */
export interface OpenPage {
  /** For each note where its texts begin and the last one ends, where its terms do, and its vectors; what it warns of. */
  rows: Uint32Array;
  stems: readonly string[];
  numbers: Uint32Array;
  texts: Buffer;
  vectors: Int8Array;
}

const TEXTS = ['id', 'questionId', 'question', 'answer', 'createdAt', 'category'] as const;
const ANSWER_END = TEXTS.indexOf('answer') + 1;
const TERMS_AT = TEXTS.length + 1;
const VECTORS_AT = TERMS_AT + 3;
/** As many places has a row. */
export const ROW = VECTORS_AT + 3;
const DANGERS_AT = ROW - 1;
const QUESTION_MARK = '?'.charCodeAt(0);

export const textsOf = (note: Note): string[] => TEXTS.map((field) => note[field]);

/** A note where it lies. Its texts are read when they are asked for: of thousands, most are only weighed. */
export class NoteOnPage implements IndexedNote {
  readonly onlyAsks: boolean;
  readonly dangers: number;
  readonly terms: Terms;
  readonly vectors: Vectors | null;
  readonly #page: OpenPage;
  readonly #row: number;

  constructor(page: OpenPage, at: number) {
    this.#page = page;
    this.#row = at * ROW;
    const [answerAt, questionAt, end] = [this.#place(TERMS_AT), this.#place(TERMS_AT + 1), this.#place(TERMS_AT + 2)];
    const [vectorsAt, vectorsEnd] = [this.#place(VECTORS_AT), this.#place(VECTORS_AT + 1)];
    this.onlyAsks = page.texts[this.#place(ANSWER_END) - 1] === QUESTION_MARK;
    this.dangers = this.#place(DANGERS_AT);
    this.terms = { stems: page.stems, numbers: page.numbers, answerAt, questionAt, end };
    this.vectors = vectorsAt === vectorsEnd ? null : { numbers: page.vectors, at: vectorsAt, end: vectorsEnd };
  }

  get id(): string {
    return this.#text('id');
  }

  get questionId(): string {
    return this.#text('questionId');
  }

  get question(): string {
    return this.#text('question');
  }

  get answer(): string {
    return this.#text('answer');
  }

  get createdAt(): string {
    return this.#text('createdAt');
  }

  get category(): string {
    return this.#text('category');
  }

  #place(column: number): number {
    return this.#page.rows[this.#row + column] ?? 0;
  }

  #text(field: keyof Note): string {
    const column = TEXTS.indexOf(field);
    return this.#page.texts.toString('utf8', this.#place(column), this.#place(column + 1));
  }
}
