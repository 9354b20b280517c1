import { readFileSync } from 'node:fs';

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
const program = new URL('./arithmetic.wasm', import.meta.url);

const PAGE = 2 ** 16;
/** Numbers are read sixteen bytes at a time. */
const STEP = 16;

let compiled;

/**
 * The functions of arithmetic.wat with a memory of their own. Where numbers lie in it is told by their first byte; views of
 * it end when room is taken, so all room is taken first.
 */
export function createArithmetic() {
  compiled ??= new WebAssembly.Module(readFileSync(program));
  const { memory, ...functions } = new WebAssembly.Instance(compiled).exports;
  let taken = 0;
  return {
    ...functions,
    /** Room for so many bytes: where it begins. */
    take(bytes) {
      const at = taken;
      taken = Math.ceil((at + bytes) / STEP) * STEP;
      const missing = taken - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      return at;
    },
    bytes: (at, many) => new Int8Array(memory.buffer, at, many),
    shorts: (at, many) => new Int16Array(memory.buffer, at, many),
    wholes: (at, many) => new Int32Array(memory.buffer, at, many),
    floats: (at, many) => new Float32Array(memory.buffer, at, many),
  };
}
