import { readFileSync } from 'node:fs';

/** Whole numbers up to this one stand for a weight. */
const MOST = 2047;
/** What the sum of a row's products with numbers as large may come to: more does not fit into 32 bits. */
const MOST_SUMMED = 2 ** 31 - 1;
const LENGTH_BYTES = 8;

/** Each number of 16 bits that a weight can be. */
const halves = Float32Array.from({ length: 2 ** 16 }, (_, bits) => {
  const [exponent, fraction] = [(bits >> 10) & 31, (bits & 1023) / 1024];
  const size = exponent === 0 ? 2 ** -14 * fraction : 2 ** (exponent - 15) * (1 + fraction);
  return bits >> 15 ? -size : size;
});

/** The weights in a safetensors file by their names, brought into the memory of the arithmetic. */
export function readWeights(path, arithmetic) {
  const file = readFileSync(path);
  const begin = LENGTH_BYTES + Number(file.readBigUInt64LE());
  const tensors = JSON.parse(file.toString('utf8', LENGTH_BYTES, begin));

  function bitsOf(name) {
    const { dtype, data_offsets: [from, to] = [] } = tensors[name] ?? {};
    if (dtype !== 'F16') throw new Error(`${name} should be numbers of 16 bits`);
    const start = file.byteOffset + begin;
    return new Uint16Array(file.buffer.slice(start + from, start + to));
  }

  function numbersOf(name) {
    const bits = bitsOf(name);
    const numbers = new Float32Array(bits.length);
    for (let at = 0; at < bits.length; at++) numbers[at] = halves[bits[at]];
    return numbers;
  }

  function vector(name) {
    const numbers = numbersOf(name);
    const at = arithmetic.take(4 * numbers.length);
    arithmetic.floats(at, numbers.length).set(numbers);
    return at;
  }

  /** Its rows as whole numbers, each with what these have to be multiplied by. */
  function matrix(name) {
    const numbers = numbersOf(`${name}.weight`);
    const outputs = tensors[`${name}.bias`].shape[0];
    const inputs = numbers.length / outputs;
    const [weights, scales] = [arithmetic.take(2 * numbers.length), arithmetic.take(4 * outputs)];
    const bias = vector(`${name}.bias`);
    const [rows, scaleOf] = [arithmetic.shorts(weights, numbers.length), arithmetic.floats(scales, outputs)];
    for (let row = 0; row < outputs; row++) {
      const own = numbers.subarray(row * inputs, (row + 1) * inputs);
      const times = stretchOf(own);
      scaleOf[row] = 1 / times;
      for (let at = 0; at < inputs; at++) rows[row * inputs + at] = Math.round(own[at] * times);
    }
    return { weights, scales, bias, outputs, inputs };
  }

  /** What stretches and shifts the numbers of a token after they were made alike in size. */
  const norm = (name) => [vector(`${name}.weight`), vector(`${name}.bias`)];

  return { bitsOf, numbersOf, vector, matrix, norm };
}

/** Reads a number of them at a time, where most are never needed: half the memory. */
export const numberIn = (bits) => (at) => halves[bits[at]];

function stretchOf(row) {
  let largest = 1e-9;
  let sum = 0;
  for (let at = 0; at < row.length; at++) {
    const size = Math.abs(row[at]);
    sum += size;
    if (size > largest) largest = size;
  }
  return Math.min(MOST / largest, MOST_SUMMED / (sum * MOST + MOST));
}
