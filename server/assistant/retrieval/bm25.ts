import type { IndexedNote, Terms } from '../notes';
import { forEachStem } from './vocabulary';

const SATURATION = 1.2;
const LENGTH = 0.5;
/** In a notebook of fewer, no word counts as common: the one answer about peonies is about peonies. */
const FEW = 60;
const NOT_SOUGHT = -1;

/** A stem that is looked for, and how much it counts: one that was only guessed counts less. */
export interface Term {
  stem: string;
  weight: number;
}

export interface WordScores {
  answer: Float64Array;
  /** Of her answer and what she was asked, read as one text. */
  both: Float64Array;
  /** How much of what he asked for stands in a note, from 0 to 1, rare words counting more. */
  covered: Float64Array;
}

/** BM25: a rare word counts more, a long text less. */
export function wordScores(terms: readonly Term[], notes: readonly IndexedNote[]): WordScores {
  const answers = new Counts(terms, notes.length);
  const both = new Counts(terms, notes.length);
  const columns = new Map(terms.map(({ stem }, column) => [stem, column]));
  const columnsOf = forEachStem((stem) => columns.get(stem) ?? NOT_SOUGHT);
  for (let row = 0; row < notes.length; row++) {
    const found = notes[row]?.terms;
    if (!found) continue;
    const columnOf = columnsOf(found);
    answers.add(row, found.numbers, found.questionAt, columnOf);
    both.add(row, found.numbers, found.numbers.length, columnOf);
  }
  return { answer: answers.scores(), both: both.scores(), covered: both.covered() };
}

/** How often each term stands in each text: a row for each text, a column for each term. */
class Counts {
  readonly #terms: readonly Term[];
  readonly #cells: Uint16Array;
  readonly #lengths: Uint32Array;
  readonly #holding: Uint32Array;

  constructor(terms: readonly Term[], rows: number) {
    this.#terms = terms;
    this.#cells = new Uint16Array(terms.length * rows);
    this.#lengths = new Uint32Array(rows);
    this.#holding = new Uint32Array(terms.length);
  }

  /** The text up to the end that is given. */
  add(row: number, numbers: Terms['numbers'], end: number, columnOf: Int32Array): void {
    this.#lengths[row] = end;
    for (let at = 0; at < end; at++) {
      const column = columnOf[numbers[at] ?? 0] ?? NOT_SOUGHT;
      if (column === NOT_SOUGHT) continue;
      const cell = row * this.#terms.length + column;
      if (this.#cells[cell] === 0) this.#holding[column] = (this.#holding[column] ?? 0) + 1;
      this.#cells[cell] = (this.#cells[cell] ?? 0) + 1;
    }
  }

  scores(): Float64Array {
    const usual = Math.max(1, this.#lengths.reduce((sum, length) => sum + length, 0) / this.#lengths.length);
    const weights = this.#terms.map(({ weight }, column) => weight * this.#rarity(column));
    return this.#eachRow((row) => {
      const spread = SATURATION * (1 - LENGTH + (LENGTH * (this.#lengths[row] ?? 0)) / usual);
      return this.#sum(row, weights, (count) => (count * (SATURATION + 1)) / (count + spread));
    });
  }

  covered(): Float64Array {
    const sought = this.#terms.reduce((sum, _, column) => sum + this.#rarity(column), 0) || 1;
    const weights = this.#terms.map(({ weight }, column) => (weight * this.#rarity(column)) / sought);
    return this.#eachRow((row) => this.#sum(row, weights, () => 1));
  }

  #rarity(column: number): number {
    const holding = this.#holding[column] ?? 0;
    const texts = Math.max(this.#lengths.length, FEW);
    return Math.log(1 + (texts - holding + 0.5) / (holding + 0.5));
  }

  #eachRow(value: (row: number) => number): Float64Array {
    const values = new Float64Array(this.#lengths.length);
    for (let row = 0; row < values.length; row++) values[row] = value(row);
    return values;
  }

  /** Over the terms that stand in a text. */
  #sum(row: number, weights: readonly number[], value: (count: number) => number): number {
    let sum = 0;
    for (let column = 0; column < weights.length; column++) {
      const count = this.#cells[row * weights.length + column] ?? 0;
      if (count > 0) sum += (weights[column] ?? 0) * value(count);
    }
    return sum;
  }
}
