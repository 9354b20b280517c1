/** What of the arithmetic is used outside the model's thread. */
export interface Arithmetic {
  dots(one: number, many: number, size: number, count: number, products: number): void;
  take(bytes: number): number;
  bytes(at: number, many: number): Int8Array;
  wholes(at: number, many: number): Int32Array;
}

export function createArithmetic(): Arithmetic;
