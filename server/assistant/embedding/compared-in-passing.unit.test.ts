import { describe, expect, it } from 'vitest';
import { ANSWER, BOTH, DIMENSIONS, QUESTION, VECTOR_NUMBERS } from '../notes';
import { comparedInPassing } from './compared-in-passing';
import { dot } from './int8';

const numbers = (many: number, seed: number) =>
  Int8Array.from({ length: many }, (_, at) => ((at * 7919 + seed * 104_729) % 255) - 127);

describe('a vector beside those of notes', () => {
  it.each([0, 1, 127, 128, 300])('is multiplied with the three of each of %i notes', (count) => {
    const one = numbers(DIMENSIONS, 1);
    const notes = Array.from({ length: count }, (_, at) => ({
      vectors: at % 5 === 3 ? null : numbers(VECTOR_NUMBERS, at + 2),
    }));
    const expected = notes.flatMap(({ vectors }) =>
      [ANSWER, QUESTION, BOTH].map((from) => (vectors ? dot(one, vectors, from) : 0)),
    );
    expect([...comparedInPassing(one, notes)]).toEqual(expected);
  });
});
