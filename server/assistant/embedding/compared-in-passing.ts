import { whenNeeded } from '../../subjects/when-needed';
import { DIMENSIONS, VECTOR_NUMBERS, type Vector } from '../notes';
import { createArithmetic } from './arithmetic.mjs';

/** So many notes at a time: what lies in the memory of the arithmetic then fits beside the processor. */
const AT_A_TIME = 128;
const IN_EACH = VECTOR_NUMBERS / DIMENSIONS;

const room = whenNeeded(() => {
  const { take, bytes, wholes, dots } = createArithmetic();
  const sizes = [DIMENSIONS, AT_A_TIME * VECTOR_NUMBERS, 4 * AT_A_TIME * IN_EACH] as const;
  const [one, many, products] = [take(sizes[0]), take(sizes[1]), take(sizes[2])];
  return {
    one: bytes(one, sizes[0]),
    many: bytes(many, sizes[1]),
    products: wholes(products, AT_A_TIME * IN_EACH),
    all: bytes(0, products + sizes[2]),
    multiply: (count: number) => dots(one, many, DIMENSIONS, count * IN_EACH, products),
  };
});

/**
 * The products of one vector with the three of each of these notes, in their order; zeros where a note has none. They are
 * opened for one question, and so is nothing of them left in the memory through which they pass.
 */
export function comparedInPassing(one: Vector, notes: readonly { vectors: Int8Array | null }[]): Int32Array {
  const found = new Int32Array(notes.length * IN_EACH);
  const { many, products, all, multiply, ...its } = room();
  try {
    its.one.set(one);
    for (let from = 0; from < notes.length; from += AT_A_TIME) {
      const count = Math.min(AT_A_TIME, notes.length - from);
      for (let at = 0; at < count; at++) {
        const vectors = notes[from + at]?.vectors;
        const to = at * VECTOR_NUMBERS;
        if (vectors) many.set(vectors, to);
        else many.fill(0, to, to + VECTOR_NUMBERS);
      }
      multiply(count);
      found.set(products.subarray(0, count * IN_EACH), from * IN_EACH);
    }
    return found;
  } finally {
    all.fill(0);
  }
}
