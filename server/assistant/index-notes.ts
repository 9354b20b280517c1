import type { Embedder } from './embedding/embedder';
import type { IndexedNote, Note, Vector, Vectors } from './notes';
import { dangerMark } from './retrieval/danger-mark';
import { termsOf, textsToEmbed } from './retrieval/terms';

const TEXTS_OF_A_NOTE = 3;

/** Ready to be searched by words alone. */
export function byWords({ id, questionId, question, answer, createdAt, category }: Note): IndexedNote {
  const dangers = dangerMark({ questionId, question, answer });
  const ready = { onlyAsks: answer.endsWith('?'), dangers, terms: termsOf({ question, answer }), vectors: null };
  return { id, questionId, question, answer, createdAt, category, ...ready };
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
export function vectorsOf(embedded: Vector[] | null | undefined): Vectors | null {
  if (embedded?.length !== TEXTS_OF_A_NOTE) return null;
  const numbers = Int8Array.from(embedded.flatMap((vector) => [...vector]));
  return { numbers, at: 0, end: numbers.length };
}
