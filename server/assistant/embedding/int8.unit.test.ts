import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosine, dot, quantise } from './int8';

const numbers = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 384, maxLength: 384 });

describe('vectors of 8 bits', () => {
  it('keep the cosine to about a hundredth', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const length = (of: number[]) => Math.sqrt(of.reduce((sum, x) => sum + x * x, 0));
        fc.pre(length(a) > 1 && length(b) > 1);
        const exact = a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0) / (length(a) * length(b));
        // A vector with few large numbers is clipped; those of a model have none.
        fc.pre(a.every((x) => Math.abs(x) / length(a) < 0.3) && b.every((x) => Math.abs(x) / length(b) < 0.3));
        expect(cosine(quantise(a), quantise(b))).toBeCloseTo(exact, 1.5);
      }),
      { numRuns: 50 },
    );
  });

  it('are nearest to themselves', () => {
    const vector = quantise(Float64Array.from({ length: 384 }, (_, at) => Math.sin(at)));
    const other = quantise(Float64Array.from({ length: 384 }, (_, at) => Math.cos(at * at)));
    expect(cosine(vector, vector)).toBeCloseTo(1, 1);
    expect(cosine(vector, other)).toBeLessThan(0.5);
  });

  it('of nothing are nothing, and clipped where they would overflow', () => {
    expect([...quantise([0, 0, 0, 0])]).toEqual([0, 0, 0, 0]);
    expect([...quantise([5, 0, 0, 0])]).toEqual([127, 0, 0, 0]);
    expect([...quantise([-5, 0, 0, 0])]).toEqual([-127, 0, 0, 0]);
  });

  it('are multiplied exactly, whatever their length', () => {
    expect(dot(Int8Array.of(1, -2, 3, 4, 5), Int8Array.of(6, 7, -8, 9, 10))).toBe(6 - 14 - 24 + 36 + 50);
  });
});
