import { readFileSync } from 'node:fs';

const LENGTH_BYTES = 8;

/** Each number of 16 bits that a weight can be. */
const halves = Float32Array.from({ length: 2 ** 16 }, (_, bits) => {
  const [exponent, fraction] = [(bits >> 10) & 31, (bits & 1023) / 1024];
  const size = exponent === 0 ? 2 ** -14 * fraction : 2 ** (exponent - 15) * (1 + fraction);
  return bits >> 15 ? -size : size;
});

/** The weights of a model by their names, from a safetensors file. */
export function readTensors(path) {
  const file = readFileSync(path);
  const begin = LENGTH_BYTES + Number(file.readBigUInt64LE());
  const tensors = JSON.parse(file.toString('utf8', LENGTH_BYTES, begin));

  /** A copy: numbers of 16 bits may begin at an even place only. */
  function partOf(name, type) {
    const { dtype, data_offsets: [from, to] = [] } = tensors[name] ?? {};
    if (dtype !== type) throw new Error(`${name} should have numbers of type ${type}`);
    const start = file.byteOffset + begin;
    return file.buffer.slice(start + from, start + to);
  }

  const bytesOf = (name) => new Uint8Array(partOf(name, 'U8'));
  const bitsOf = (name) => new Uint16Array(partOf(name, 'F16'));

  function numbersOf(name) {
    const bits = bitsOf(name);
    const numbers = new Float32Array(bits.length);
    for (let at = 0; at < bits.length; at++) numbers[at] = halves[bits[at]];
    return numbers;
  }

  return { has: (name) => name in tensors, bytesOf, bitsOf, numbersOf };
}

/** Reads a number of them at a time, where most are never needed: half the memory. */
export const numberIn = (bits) => (at) => halves[bits[at]];

/**
 * A model as it is after it was taught something else. The lesson has the numbers themselves where they are few. Of a matrix
 * it has what changed, in 4 bits each: NAME.change, in steps of another size for each row, NAME.step.
 */
export function taught(model, lesson) {
  function numbersOf(name) {
    if (lesson.has(name)) return lesson.numbersOf(name);
    const numbers = model.numbersOf(name);
    if (lesson.has(`${name}.change`))
      change(numbers, lesson.bytesOf(`${name}.change`), lesson.numbersOf(`${name}.step`));
    return numbers;
  }
  return { ...model, numbersOf };
}

/** Two of them lie in a byte, the first one low; 8 stands for no change. */
function change(numbers, pairs, steps) {
  const columns = numbers.length / steps.length;
  for (let at = 0; at < numbers.length; at++) {
    const count = ((pairs[at >> 1] >> (4 * (at & 1))) & 15) - 8;
    numbers[at] += count * steps[Math.floor(at / columns)];
  }
}
