import { mattersOf } from '../answers/some-answers';
import type { Deps } from '../deps';
import type { IndexedNote } from './notes';

/** Tells of each note whether he said that it is a newer or an older word of the same matter as another. */
export async function linkedNotes(deps: Deps, userId: string, notes: IndexedNote[]): Promise<IndexedNote[]> {
  const matters = await mattersOf(deps, userId);
  if (matters.size === 0) return notes;
  return notes.map((note) => {
    const matter = matters.get(note.id);
    return matter === undefined ? note : { ...note, matter };
  });
}
