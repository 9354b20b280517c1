import { NoteOnPage, ROW, textsOf } from './note-on-page';
import type { IndexedNote } from './notes';
import { Vocabulary } from './retrieval/vocabulary';

/** How a page is laid out, and how its stems and vectors were made. Another edition is not read: its notes are indexed anew. */
const EDITION = 3;
const NUMBER_BYTES = 4;
/** The edition, and how long each of the five parts is that follow. */
const HEADER_BYTES = 6 * NUMBER_BYTES;
const BETWEEN_STEMS = ' ';
/** Zeros fill it up to a multiple of this: the page of a single note must not tell how long that note is. */
const STEP = 4_096;

/** So many notes on a page: few enough to be written again for one that changed, enough to be opened at one go. */
export const NOTES_PER_PAGE = 250;

/** A row of places for each note, then what lies there: all stems, all texts, all vectors. Read back, it costs no more than a look. */
export function encodePage(notes: IndexedNote[]): Buffer {
  const vocabulary = new Vocabulary();
  const rows: number[] = [];
  const numbers: number[] = [];
  const texts = new Pile();
  const vectors = new Pile();
  for (const note of notes) {
    for (const text of textsOf(note)) rows.push(texts.add(Buffer.from(text, 'utf8')));
    rows.push(texts.length, numbers.length, numbers.length + note.terms.questionAt - note.terms.answerAt);
    for (const number of note.terms.numbers.subarray(note.terms.answerAt, note.terms.end)) {
      numbers.push(vocabulary.numberOf(note.terms.stems[number] ?? ''));
    }
    rows.push(numbers.length, vectors.add(bytesOf(note)), vectors.length, note.dangers);
  }
  const stems = Buffer.from(vocabulary.stems().join(BETWEEN_STEMS), 'utf8');
  return filled([numbered(rows), numbered(numbers), stems, texts.bytes(), vectors.bytes()]);
}

/** Bytes one after the other, and where each of them begins. */
class Pile {
  readonly #parts: Buffer[] = [];
  length = 0;

  add(part: Buffer): number {
    this.#parts.push(part);
    this.length += part.length;
    return this.length - part.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

const numbered = (values: number[]) => Buffer.from(Uint32Array.from(values).buffer);

function bytesOf({ vectors }: IndexedNote): Buffer {
  if (!vectors) return Buffer.alloc(0);
  const { numbers, at, end } = vectors;
  return Buffer.from(numbers.buffer, numbers.byteOffset + at, end - at);
}

function filled(parts: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  for (const [at, value] of [EDITION, ...parts.map((part) => part.length)].entries()) {
    header.writeUInt32BE(value, at * NUMBER_BYTES);
  }
  const length = parts.reduce((sum, part) => sum + part.length, HEADER_BYTES);
  return Buffer.concat([header, ...parts], Math.ceil(length / STEP) * STEP);
}

/** Null where it is of another edition. */
export function decodePage(page: Buffer): IndexedNote[] | null {
  if (page.length < HEADER_BYTES || page.readUInt32BE(0) !== EDITION) return null;
  let end = HEADER_BYTES;
  const part = (at: number) => {
    const start = end;
    end += page.readUInt32BE(at * NUMBER_BYTES);
    return page.subarray(start, end);
  };
  const [rows, numbers] = [numbersIn(part(1)), numbersIn(part(2))];
  const stems = part(3).toString('utf8').split(BETWEEN_STEMS);
  const [texts, vectors] = [part(4), part(5)];
  const opened = {
    rows,
    numbers,
    stems,
    texts,
    vectors: new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
  };
  return Array.from({ length: rows.length / ROW }, (_, at) => new NoteOnPage(opened, at));
}

/** A copy: numbers can be looked at only where they begin at a multiple of their length. */
function numbersIn({ buffer, byteOffset, length }: Buffer): Uint32Array {
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + length));
}
