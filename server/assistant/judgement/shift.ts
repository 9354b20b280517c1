import { quantise } from '../embedding/int8';
import { type Packed, packed, unpacked } from '../embedding/packed';
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
  along: Packed;
  towards: Packed;
}

export const written = ({ along, towards }: Shift): WrittenShift => ({
  along: packed(along),
  towards: packed(towards),
});

export const read = ({ along, towards }: WrittenShift): Shift => ({
  along: unpacked(along),
  towards: unpacked(towards),
});

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
