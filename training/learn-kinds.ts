import { writeFileSync } from 'node:fs';
import { packed } from '../server/assistant/embedding/packed';
import { softmax } from '../server/assistant/judgement/likely-kinds';
import type { Vector } from '../server/assistant/notes';
import { Descent } from './descent';

/** What he typed, and of which kind it is: 0 for none. */
export interface Told {
  vector: Vector;
  kind: number;
}

interface Learned {
  /** Row by row, as many numbers as a vector has. */
  weights: Float32Array;
  always: number[];
}

const STEPS = 100;
const RIDGE = 0.002;
/** Vectors hold numbers up to 127, and Adam's steps are small. */
const SCALE = 1 / 40;

/** Softmax regression. What is rare counts for more, though not as much as if all were as many. Deterministic. */
export function learnKinds(told: readonly Told[], count: number): Learned {
  const width = (told[0]?.vector.length ?? 0) + 1;
  const inputs = told.map(({ vector }) => {
    const input = new Float32Array(width);
    for (let at = 0; at < vector.length; at++) input[at] = (vector[at] ?? 0) * SCALE;
    input[width - 1] = 1;
    return input;
  });
  const counts = Array.from({ length: count }, (_, kind) => told.filter((one) => one.kind === kind).length);
  const shares = told.map(({ kind }) => 1 / Math.sqrt(counts[kind] ?? 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const rows = Array.from({ length: count }, () => new Float32Array(width));
  const descent = new Descent(rows);
  for (let step = 0; step < STEPS; step++) {
    const slopes = rows.map((row) => row.map((weight, at) => (at < width - 1 ? RIDGE * weight : 0)));
    for (const [at, input] of inputs.entries()) {
      const likely = softmax(rows.map((row) => dot(row, input)));
      for (const [kind, slope] of slopes.entries()) {
        const miss = ((likely[kind] ?? 0) - (told[at]?.kind === kind ? 1 : 0)) * ((shares[at] ?? 0) / all);
        if (Math.abs(miss) > NEGLIGIBLE) add(slope, input, miss);
      }
    }
    descent.step(slopes);
  }
  return {
    weights: Float32Array.from(rows.flatMap((row) => [...row.subarray(0, width - 1)].map((weight) => weight * SCALE))),
    always: rows.map((row) => Number((row[width - 1] ?? 0).toFixed(3))),
  };
}

const NEGLIGIBLE = 1e-8;

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function add(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
}

/** As the server reads it, see judgement/likely-kinds. */
export function writeKinds(file: string, command: string, { weights, always }: Learned): void {
  const { largest, numbers } = packed(weights);
  writeFileSync(
    file,
    `/** Written by \`${command}\`. */
export const learned = {
  always: [${always.join(', ')}],
  weights: {
    largest: ${largest},
    numbers:
      '${numbers}',
  },
};
`,
  );
}
