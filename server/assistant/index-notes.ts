import type { Embedder } from './embedding/embedder';
import type { IndexedNote, Note } from './notes';
import { termsOf, textsToEmbed } from './retrieval/terms';

const TEXTS_OF_A_NOTE = 3;

/** Ready to be searched by words alone. */
export function byWords(note: Note): IndexedNote {
  return { ...note, terms: termsOf(note), vectors: null };
}

/** Ready to be searched by words and by meaning; by words alone where the embedder is away. */
export async function indexed(notes: Note[], embedder: Embedder): Promise<IndexedNote[]> {
  const all = notes.length === 0 ? null : await embedder.embed(notes.flatMap((note) => textsToEmbed(note)));
  return notes.map((note, at) => {
    const [answer, question, both] = all?.slice(at * TEXTS_OF_A_NOTE, (at + 1) * TEXTS_OF_A_NOTE) ?? [];
    return { ...byWords(note), vectors: answer && question && both ? { answer, question, both } : null };
  });
}
