import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../notes';
import { Bundle } from './bundle';
import { cosine } from './int8';

const DIMENSIONS = 384;
const vector = fc
  .array(fc.integer({ min: -127, max: 127 }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })
  .map((numbers) => Int8Array.from(numbers));
const all = (number: number) => new Int8Array(DIMENSIONS).fill(number);
const oneByOne = (vectors: Vector[], to: Vector) => Math.max(0, ...vectors.map((one) => cosine(one, to)));

describe('a bundle of vectors', () => {
  it('finds exactly what comparing them one by one finds, however many they are', () => {
    fc.assert(
      fc.property(fc.array(vector, { minLength: 1, maxLength: 15 }), vector, (vectors, to) => {
        expect(new Bundle(vectors).nearest(to, 0)).toBe(oneByOne(vectors, to));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the greatest sums apart', () => {
    for (const vectors of [
      [all(127), all(-127)],
      [all(-127), all(127)],
      [all(127), all(126)],
      [all(126), all(127)],
    ]) {
      for (const to of [all(127), all(-127)]) expect(new Bundle(vectors).nearest(to, 0)).toBe(oneByOne(vectors, to));
    }
  });

  it('compares with the vector that begins at a place among others', () => {
    const together = Int8Array.from([...all(-127), ...all(3), ...all(-127)]);
    expect(new Bundle([all(1)]).nearest(together, DIMENSIONS)).toBe(cosine(all(1), all(3)));
  });

  it('says nothing is near where all point away, or where it is empty', () => {
    expect(new Bundle([all(1), all(2)]).nearest(all(-1), 0)).toBe(0);
    expect(new Bundle([]).nearest(all(1), 0)).toBe(0);
  });
});
