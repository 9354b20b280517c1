import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedWithMany } from './compared-with-many';
import { dot } from './int8';

const SIZE = 32;
const vector = fc.int8Array({ minLength: SIZE, maxLength: SIZE });

it('one vector is multiplied with many as with each of them', () => {
  fc.assert(
    fc.property(vector, fc.array(vector, { maxLength: 9 }), (one, others) => {
      const all = Int8Array.from(others.flatMap((other) => [...other]));
      const products = comparedWithMany(all, SIZE);
      const each = others.map((other) => dot(one, other));
      expect([...products(one)]).toEqual(each);
      expect([...products(one)]).toEqual(each);
    }),
    { numRuns: 50 },
  );
});
