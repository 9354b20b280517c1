import type { IndexedNote } from '../notes';
import type { Weighed } from './weigh';

const LIFT = 1;
const SITTING = 30 * 60 * 1000;

/**
 * What she said in one sitting belongs together: "I slept badly all week" is about the interview that she spoke of a
 * minute before. So a note that stands beside a likely one, in their order, gains by it.
 */
export function withNeighbours(found: readonly Weighed[], notes: readonly IndexedNote[]): Map<number, number> {
  const best = found[0]?.logit ?? 0;
  // From 1 for the best down to 0 for what is hopeless.
  const likely = new Map(found.map(({ at, logit }) => [at, Math.exp((logit - best) / 3)]));
  return new Map(
    found.map(({ at }) => {
      const beside = [at - 1, at + 1].filter((next) => isOneSitting(notes[at], notes[next]));
      return [at, LIFT * Math.max(0, ...beside.map((next) => likely.get(next) ?? 0))];
    }),
  );
}

function isOneSitting(one: IndexedNote | undefined, other: IndexedNote | undefined): boolean {
  return !!one && !!other && Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt)) <= SITTING;
}
