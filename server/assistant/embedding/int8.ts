import type { Vector } from '../notes';

/**
 * No component of a unit vector of 384 numbers comes near 1: stretching this far uses all 8 bits, and what sticks out
 * is clipped. The same stretch for every vector keeps their products comparable.
 */
const STRETCH = 127 / 0.3;

export function quantise(numbers: ArrayLike<number>): Vector {
  let squares = 0;
  for (let at = 0; at < numbers.length; at++) squares += (numbers[at] ?? 0) ** 2;
  const scale = squares > 0 ? STRETCH / Math.sqrt(squares) : 0;
  return Int8Array.from({ length: numbers.length }, (_, at) =>
    Math.max(-127, Math.min(127, Math.round((numbers[at] ?? 0) * scale))),
  );
}

/** Vectors that lie together are compared where they are, by the place at which one begins. */
export function dot(a: Vector, b: Vector, from = 0): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  // Whole numbers, four at a time: with thousands of notes this loop is what a question costs, and so it runs twice as fast.
  for (let at = 0; at < a.length; at += 4) {
    one = (one + Math.imul(a[at] ?? 0, b[from + at] ?? 0)) | 0;
    two = (two + Math.imul(a[at + 1] ?? 0, b[from + at + 1] ?? 0)) | 0;
    three = (three + Math.imul(a[at + 2] ?? 0, b[from + at + 2] ?? 0)) | 0;
    four = (four + Math.imul(a[at + 3] ?? 0, b[from + at + 3] ?? 0)) | 0;
  }
  return one + two + three + four;
}

/** From -1 to 1, as near as 8 bits allow. */
export function cosine(a: Vector, b: Vector, from = 0): number {
  return cosineOf(dot(a, b, from));
}

export const cosineOf = (product: number): number => product / (STRETCH * STRETCH);
