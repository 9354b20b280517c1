import type { IndexedNote, Vector, Vectors } from './notes';

/** How a page is laid out, and how its stems and vectors were made. Another edition is not read: its notes are indexed anew. */
const EDITION = 1;
/** The edition, and the length of the written part that comes before the vectors. */
const HEADER_BYTES = 8;
const BETWEEN_STEMS = ' ';
/** Zeros fill it up to a multiple of this: the page of a single note must not tell how long that note is. */
const STEP = 4_096;

/** So many notes on a page: few enough to be written again for one that changed, enough to be opened at one go. */
export const NOTES_PER_PAGE = 250;

type Written = [
  id: string,
  questionId: string,
  question: string,
  answer: string,
  createdAt: string,
  category: string,
  answerStems: string,
  questionStems: string,
  hasVectors: 0 | 1,
];

/** Words as JSON, vectors as the bytes they are: read back, they cost no more than a look. */
export function encodePage(notes: IndexedNote[]): Buffer {
  const vectors = notes.flatMap((note) => (note.vectors ? inOrder(note.vectors) : []));
  const dimensions = vectors[0]?.length ?? 0;
  const written = Buffer.from(JSON.stringify({ dimensions, notes: notes.map(writtenOf) }), 'utf8');
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(EDITION, 0);
  header.writeUInt32BE(written.length, 4);
  const filled = [header, written, ...vectors.map(bytesOf)];
  const length = filled.reduce((sum, { length: part }) => sum + part, 0);
  return Buffer.concat(filled, Math.ceil(length / STEP) * STEP);
}

/** Null where it is of another edition. */
export function decodePage(page: Buffer): IndexedNote[] | null {
  if (page.length < HEADER_BYTES || page.readUInt32BE(0) !== EDITION) return null;
  const vectorsAt = HEADER_BYTES + page.readUInt32BE(4);
  const { dimensions, notes } = JSON.parse(page.toString('utf8', HEADER_BYTES, vectorsAt)) as {
    dimensions: number;
    notes: Written[];
  };
  let at = page.byteOffset + vectorsAt;
  const next = () => {
    const vector = new Int8Array(page.buffer, at, dimensions);
    at += dimensions;
    return vector;
  };
  return notes.map((written) => noteOf(written, next));
}

const inOrder = ({ answer, question, both }: Vectors): Vector[] => [answer, question, both];
const bytesOf = (vector: Vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.length);

function writtenOf({ id, questionId, question, answer, createdAt, category, terms, vectors }: IndexedNote): Written {
  const answerStems = terms.answer.join(BETWEEN_STEMS);
  const questionStems = terms.question.join(BETWEEN_STEMS);
  const hasVectors = vectors ? 1 : 0;
  return [id, questionId, question, answer, createdAt, category, answerStems, questionStems, hasVectors];
}

function noteOf(written: Written, nextVector: () => Vector): IndexedNote {
  const [id, questionId, question, answer, createdAt, category, answerStems, questionStems, hasVectors] = written;
  const terms = { answer: stemsOf(answerStems), question: stemsOf(questionStems) };
  const vectors = hasVectors ? { answer: nextVector(), question: nextVector(), both: nextVector() } : null;
  return { id, questionId, question, answer, createdAt, category, terms, vectors };
}

const stemsOf = (joined: string) => (joined === '' ? [] : joined.split(BETWEEN_STEMS));
