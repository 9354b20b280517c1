import type { IndexedNote } from '../notes';

const WEIGHT = 0.4;
const SITTING = 30 * 60 * 1000;

/**
 * What she said in one sitting belongs together: "I slept badly all week" is about the interview that she spoke of a
 * minute before. So a note that stands beside a fitting one, in their order, gains a part of what speaks for it.
 * @param scores by the places of the notes
 */
export function withNeighbours(
  scores: ReadonlyMap<number, number>,
  notes: readonly IndexedNote[],
): Map<number, number> {
  const best = Math.max(...scores.values());
  return new Map(
    [...scores].map(([at, score]) => {
      const beside = [at - 1, at + 1].filter((next) => isOneSitting(notes[at], notes[next]));
      const lent = Math.max(0, ...beside.map((next) => scores.get(next) ?? 0));
      return [at, score + (best > 0 ? (WEIGHT * lent) / best : 0)];
    }),
  );
}

function isOneSitting(one: IndexedNote | undefined, other: IndexedNote | undefined): boolean {
  return !!one && !!other && Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt)) <= SITTING;
}
