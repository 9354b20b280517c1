import { type Packed, unpacked } from '../embedding/packed';
import type { Vector } from '../notes';

/** For each kind, what speaks for it always and in each of a vector's numbers. */
export interface LearnedKinds {
  always: readonly number[];
  weights: Float32Array;
}

export const readLearned = ({ always, weights }: { always: readonly number[]; weights: Packed }): LearnedKinds => ({
  always,
  weights: unpacked(weights),
});

/** How likely a text is of each kind, by its meaning. */
export const likelyKinds = ({ always, weights }: LearnedKinds, vector: Vector): number[] =>
  softmax(always.map((one, row) => one + along(weights, row, vector)));

function along(weights: Float32Array, row: number, vector: Vector): number {
  const from = row * vector.length;
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (weights[from + at] ?? 0) * (vector[at] ?? 0);
  return sum;
}

export function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
