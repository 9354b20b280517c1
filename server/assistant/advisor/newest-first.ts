import type { Note } from '../notes';
import type { Chosen } from './chosen';
import { isReplaced } from './matters';

/**
 * Whatever was chosen: no replaced word is the answer, and none is told where her newest one is not. What it warns of is
 * kept in mind, though the newest leads.
 */
export function newestFirst({ leads, further, cautions, ...rest }: Chosen, warnings: readonly Note[]): Chosen {
  const isPastDanger = (note: Note) => isReplaced(note) && warnings.includes(note);
  const first = [...new Set(leads.flatMap(newestOf))];
  const shown = new Set(first);
  for (const note of further) {
    const isBeside = note.newest != null && shown.has(note.newest);
    const told = isBeside ? [note] : newestOf(note);
    for (const one of told) if (!isPastDanger(one)) shown.add(one);
  }
  const kept = [...[...leads, ...further].filter(isPastDanger), ...cautions];
  return {
    ...rest,
    leads: first,
    further: [...shown].slice(first.length),
    cautions: [...new Set(kept)].filter((note) => !shown.has(note)),
  };
}

const newestOf = (note: Note): Note[] => (isReplaced(note) ? (note.newest ? [note.newest] : []) : [note]);
