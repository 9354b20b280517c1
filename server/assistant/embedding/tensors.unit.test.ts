import { expect, it } from 'vitest';
import { taught } from './tensors.mjs';

it('what a model was taught replaces its numbers, or changes them in steps of their row', () => {
  const numbers = new Map([
    ['bias', [1, 2]],
    ['matrix', [1, 1, 1, 1]],
    ['untouched', [7]],
  ]);
  const model = { numbersOf: (name: string) => Float32Array.from(numbers.get(name) ?? []) };
  const lesson = {
    has: (name: string) => ['bias', 'matrix.change', 'matrix.step'].includes(name),
    numbersOf: (name: string) => Float32Array.from(name === 'bias' ? [3, 4] : [0.5, 2]),
    // Two in a byte, the first one low, 8 in the middle: up one and down one; up seven and as it was.
    bytesOf: () => Uint8Array.of(0x79, 0x8f),
  };
  const { numbersOf } = taught(model, lesson);
  expect([...numbersOf('bias')]).toEqual([3, 4]);
  expect([...numbersOf('matrix')]).toEqual([1.5, 0.5, 15, 1]);
  expect([...numbersOf('untouched')]).toEqual([7]);
});
