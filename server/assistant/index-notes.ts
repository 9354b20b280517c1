import type { Embedder } from './embedding/embedder';
import { type IndexedNote, type Note, VECTOR_NUMBERS, type Vector } from './notes';
import { termsOf, textsToEmbed } from './retrieval/terms';

const TEXTS_OF_A_NOTE = 3;

/** Ready to be searched by words alone. What it warns of is looked up with each question. */
export function byWords({ id, questionId, question, answer, createdAt }: Note): IndexedNote {
  const note = { id, questionId, question, answer, createdAt };
  return { ...note, terms: termsOf(note), vectors: null };
}

/** Ready to be searched by words and by meaning; by words alone where the embedder is away. */
export async function indexed(notes: Note[], embedder: Embedder): Promise<IndexedNote[]> {
  const all = notes.length === 0 ? null : await embedder.embed(notes.flatMap((note) => textsToEmbed(note)));
  return notes.map((note, at) => ({
    ...byWords(note),
    vectors: vectorsOf(all?.slice(at * TEXTS_OF_A_NOTE, (at + 1) * TEXTS_OF_A_NOTE)),
  }));
}

/** Of the texts of a note, in their order; null where the embedder gave none. */
export function vectorsOf(embedded: Vector[] | null | undefined): Int8Array | null {
  if (embedded?.length !== TEXTS_OF_A_NOTE) return null;
  const numbers = new Int8Array(VECTOR_NUMBERS);
  for (const [at, vector] of embedded.entries()) numbers.set(vector, (at * VECTOR_NUMBERS) / TEXTS_OF_A_NOTE);
  return numbers;
}
