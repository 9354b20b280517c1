import { Bundle } from '../embedding/bundle';
import { BOTH, type IndexedNote, type Vector } from '../notes';

const WEIGHT = 0.3;

/** How near each of the best is to his wish in other words; nothing for the rest. */
export function nearnessToOthers(others: readonly Vector[], order: readonly number[], notes: readonly IndexedNote[]) {
  const near = new Map<number, number>();
  const dimensions = others[0]?.length ?? 0;
  if (dimensions === 0) return near;
  const bundle = new Bundle(others);
  for (const at of order) {
    const vectors = notes[at]?.vectors;
    if (vectors) near.set(at, bundle.nearest(vectors.numbers, vectors.at + BOTH * dimensions));
  }
  return near;
}

/** The scores with it, stretched to 0…1 as the other signals are. */
export function withOthers(scores: Float64Array, near: ReadonlyMap<number, number>): Float64Array {
  const least = Math.min(...near.values());
  const span = Math.max(...near.values()) - least;
  const total = scores.slice();
  if (span > 0) for (const [at, value] of near) total[at] = (total[at] ?? 0) + (WEIGHT * (value - least)) / span;
  return total;
}
