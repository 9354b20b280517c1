import { quantise } from '../embedding/int8';
import type { Vector } from '../notes';
import { learned } from './shift-learned';

/** How far the meaning of a question is moved: by what it has of each of these directions, towards another. */
export interface Shift {
  /** As many numbers as a vector has for each direction, one direction after the other. */
  along: Float32Array;
  towards: Float32Array;
}

/** As it is written down, 8 bits a number. */
export interface WrittenShift {
  along: { largest: number; numbers: string };
  towards: { largest: number; numbers: string };
}

const MOST = 127;

export const written = ({ along, towards }: Shift): WrittenShift => ({
  along: packed(along),
  towards: packed(towards),
});

function packed(numbers: Float32Array): WrittenShift['along'] {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  const bytes = Int8Array.from(numbers, (number) => Math.round((number / largest) * MOST));
  return { largest, numbers: Buffer.from(bytes.buffer).toString('base64') };
}

export const read = ({ along, towards }: WrittenShift): Shift => ({
  along: unpacked(along),
  towards: unpacked(towards),
});

function unpacked({ largest, numbers }: WrittenShift['along']): Float32Array {
  const bytes = Buffer.from(numbers, 'base64');
  return Float32Array.from({ length: bytes.length }, (_, at) => (bytes.readInt8(at) * largest) / MOST);
}

const known = read(learned);

/**
 * Where answers to such a question lie: what is near a question in the model's eyes is another question, and not "Zinnias
 * in a coffee can". Learned from questions with their answers, see docs/assistant-judgement.md.
 */
export function shifted(vector: Vector, { along, towards }: Shift = known): Vector {
  const moved = Float32Array.from(vector);
  for (let from = 0; from < along.length; from += vector.length) {
    let share = 0;
    for (let at = 0; at < vector.length; at++) share += (along[from + at] ?? 0) * (vector[at] ?? 0);
    for (let at = 0; at < vector.length; at++) moved[at] = (moved[at] ?? 0) + share * (towards[from + at] ?? 0);
  }
  return quantise(moved);
}
