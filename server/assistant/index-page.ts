import { type IndexedNote, VECTOR_NUMBERS } from './notes';
import { Vocabulary } from './retrieval/vocabulary';

/** How a page is laid out, and how its stems and vectors were made. Another edition is not read: its notes are indexed anew. */
const EDITION = 4;
/** The edition, and how long the words are; the vectors follow them. */
const HEADER_BYTES = 8;
/** Blanks and zeros fill it up to a multiple of this: the page of a single note must not tell how long that note is. */
const STEP = 4_096;

/** So much longer it may become by being quicker to read. */
const MOST_GROWN = 1.1;

/** So many notes on a page: few enough to be written again for one that changed, enough to be opened at one go. */
export const NOTES_PER_PAGE = 250;

/** Behind her words an earlier release has what the note warns of, a number that nobody reads any more. */
type Row = [...texts: [string, string, string, string, string], unread: number, questionAt: number, hasVectors: number];

interface Words {
  rows: Row[];
  stems: string[];
  /** For each note the numbers of its stems. */
  terms: number[][];
}

export function encodePage(notes: readonly IndexedNote[]): Buffer {
  const vocabulary = new Vocabulary();
  const terms = notes.map((note) =>
    Array.from(note.terms.numbers, (n) => vocabulary.numberOf(note.terms.stems[n] ?? '')),
  );
  const rows = notes.map((note): Row => {
    const { id, questionId, question, answer, createdAt } = note;
    return [id, questionId, question, answer, createdAt, 0, note.terms.questionAt, note.vectors ? 1 : 0];
  });
  const words = inPlainSigns(JSON.stringify({ rows, stems: vocabulary.stems(), terms } satisfies Words));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(EDITION, 0);
  header.writeUInt32BE(words.length, 4);
  const parts = [header, words, ...notes.flatMap(({ vectors }) => (vectors ? [bytesOf(vectors)] : []))];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat(parts, Math.ceil(length / STEP) * STEP);
}

/** One long dash makes the whole page take half as long again to read, so such signs are written as plain ones, where they are few. */
function inPlainSigns(json: string): Buffer {
  const asItIs = Buffer.from(json);
  const plain = Buffer.from(json.replace(/[\u0080-\uffff]/g, escaped));
  return plain.length <= MOST_GROWN * asItIs.length ? plain : asItIs;
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const bytesOf = ({ buffer, byteOffset, length }: Int8Array) => new Uint8Array(buffer, byteOffset, length);

/** Null where it is of another edition. */
export function decodePage(page: Buffer): IndexedNote[] | null {
  if (page.length < HEADER_BYTES || page.readUInt32BE(0) !== EDITION) return null;
  let at = HEADER_BYTES + page.readUInt32BE(4);
  const { rows, stems, terms }: Words = JSON.parse(page.toString('utf8', HEADER_BYTES, at));
  const numbers = new Int8Array(page.buffer, page.byteOffset, page.length);
  return rows.map(([id, questionId, question, answer, createdAt, , questionAt, hasVectors], row) => {
    const start = at;
    at += hasVectors * VECTOR_NUMBERS;
    const vectors = hasVectors ? numbers.subarray(start, at) : null;
    const words = { stems, numbers: terms[row] ?? [], questionAt };
    return { id, questionId, question, answer, createdAt, terms: words, vectors };
  });
}

/** A page as it was found; null notes where it could not be read. */
export interface FoundPage {
  page: number;
  notes: IndexedNote[] | null;
}

export interface LaidOutPage {
  page: number;
  notes: IndexedNote[];
  /** Whether it must be written, or, if nothing is left on it, removed. */
  changed: boolean;
}

/** Takes out what is no longer kept and puts what is new where there is room: only the pages it touches are written again. */
export function layOut(found: FoundPage[], kept: Set<IndexedNote>, added: IndexedNote[]): LaidOutPage[] {
  const pages = found.map(({ page, notes }): LaidOutPage => {
    const left = notes?.filter((note) => kept.has(note)) ?? [];
    return { page, notes: left, changed: left.length !== notes?.length };
  });
  for (const note of added) {
    const page = pages.find(({ notes }) => notes.length < NOTES_PER_PAGE) ?? addPage(pages);
    page.notes.push(note);
    page.changed = true;
  }
  return pages;
}

function addPage(pages: LaidOutPage[]): LaidOutPage {
  const page = { page: Math.max(0, ...pages.map((one) => one.page)) + 1, notes: [], changed: true };
  pages.push(page);
  return page;
}
