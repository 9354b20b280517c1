import { confirmationsOf, mattersOf } from '../answers/some-answers';
import type { Deps } from '../deps';
import type { IndexedNote } from './notes';

/**
 * Tells of each note whether he said that it is a newer or an older word of the same matter as another, and when he last
 * said that it is still true. That is looked up with each question: it changes no word, so no page is written for it.
 */
export async function linkedNotes(deps: Deps, userId: string, notes: IndexedNote[]): Promise<IndexedNote[]> {
  const [matters, confirmations] = [await mattersOf(deps, userId), await confirmationsOf(deps, userId)];
  if (matters.size === 0 && confirmations.size === 0) return notes;
  return notes.map((note) => {
    const [matter, confirmedOn] = [matters.get(note.id), confirmations.get(note.id)];
    return { ...note, ...(matter !== undefined && { matter }), ...(confirmedOn !== undefined && { confirmedOn }) };
  });
}
