import type { Embedder } from '../../assistant/embedding/embedder';
import { byWords, vectorsOf } from '../../assistant/index-notes';
import type { LinkedNote, Note } from '../../assistant/notes';
import { dangerMark } from '../../assistant/retrieval/danger-mark';
import { textsToEmbed } from '../../assistant/retrieval/terms';

/** As the product keeps them: with their stems, and their vectors where the embedder gives any. */
export async function indexed(notes: readonly Note[], embedder: Embedder): Promise<LinkedNote[]> {
  const vectors = (await embedder.embed(notes.flatMap(textsToEmbed))) ?? [];
  return notes.map((note, at) => ({ ...marked(note), vectors: vectorsOf(vectors.slice(3 * at, 3 * at + 3)) }));
}

const known = new WeakMap<Note, LinkedNote>();

/** With what it warns of by its words, as it is looked up with each question; read once for all questions of a test. */
export function marked(note: Note): LinkedNote {
  const found = known.get(note) ?? { ...byWords(note), dangers: dangerMark(note) };
  known.set(note, found);
  return found;
}

/** A note of which only what is said matters; the later ones are newer. */
export function noteOf(answer: string, changes: Partial<Note> = {}): Note {
  const id = changes.id ?? answer.slice(0, 20);
  return {
    id,
    questionId: `asked ${id}`,
    question: 'What is on your mind?',
    answer,
    createdAt: '2026-05-03T18:30:00.000Z',
    ...changes,
  };
}
