import type { IndexedNote } from '../notes';

const WEIGHT = 0.4;
const SITTING = 30 * 60 * 1000;
/** Behind these nothing comes among the best any more. */
const CONSIDERED = 100;

/**
 * What she said in one sitting belongs together: "I slept badly all week" is about the interview that she spoke of a
 * minute before. So a note that stands beside a fitting one, in their order, gains a part of its score.
 */
export function withNeighbours(
  scores: Float64Array,
  order: readonly number[],
  notes: readonly IndexedNote[],
): Float64Array {
  const best = scores[order[0] ?? 0] ?? 0;
  const total = scores.slice();
  for (const at of order.slice(0, CONSIDERED)) {
    const beside = Math.max(
      ...[at - 1, at + 1].map((next) => (isOneSitting(notes[at], notes[next]) ? (scores[next] ?? 0) : 0)),
    );
    total[at] = (total[at] ?? 0) + (WEIGHT * beside) / (best || 1);
  }
  return total;
}

function isOneSitting(one: IndexedNote | undefined, other: IndexedNote | undefined): boolean {
  return !!one && !!other && Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt)) <= SITTING;
}
