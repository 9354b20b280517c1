import { cosine } from '../embedding/int8';
import type { IndexedNote, Vector } from '../notes';

const WEIGHT = 0.3;
/** What his own words put behind these, other words for his wish would not bring among the best. */
const CONSIDERED = 600;

/** How near each of the best is to his wish in other words; nothing for the rest. */
export function nearnessToOthers(others: readonly Vector[], order: readonly number[], notes: readonly IndexedNote[]) {
  const near = new Map<number, number>();
  if (others.length === 0) return near;
  for (const at of order.slice(0, CONSIDERED)) {
    const both = notes[at]?.vectors?.both;
    if (both) near.set(at, nearest(others, both));
  }
  return near;
}

function nearest(others: readonly Vector[], to: Vector): number {
  let best = 0;
  for (const other of others) best = Math.max(best, cosine(other, to));
  return best;
}

/** The scores with it, stretched to 0…1 as the other signals are. */
export function withOthers(scores: Float64Array, near: ReadonlyMap<number, number>): Float64Array {
  const least = Math.min(...near.values());
  const span = Math.max(...near.values()) - least;
  const total = scores.slice();
  if (span > 0) for (const [at, value] of near) total[at] = (total[at] ?? 0) + (WEIGHT * (value - least)) / span;
  return total;
}
