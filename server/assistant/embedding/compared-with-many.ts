import type { Vector } from '../notes';
import { createArithmetic } from './arithmetic.mjs';

/** Of one vector with each of many that lie together, in their order: tens of thousands in a few milliseconds. */
export type Products = (one: Vector) => Int32Array;

/**
 * The many are kept in the memory of the arithmetic.
 * @param size how many numbers each of them has: a multiple of 16, of 8 bits each
 */
export function comparedWithMany(many: Int8Array, size: number): Products {
  const arithmetic = createArithmetic();
  const count = many.length / size;
  const [one, all, products] = [arithmetic.take(size), arithmetic.take(many.length), arithmetic.take(4 * count)];
  arithmetic.bytes(all, many.length).set(many);
  return (vector) => {
    arithmetic.bytes(one, size).set(vector);
    arithmetic.dots(one, all, size, count, products);
    return arithmetic.wholes(products, count).slice();
  };
}
