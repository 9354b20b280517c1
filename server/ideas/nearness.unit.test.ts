import { expect, it } from 'vitest';
import { nearnessOf } from './nearness';
import { alike, different, type Pair } from './testing/near-pairs';

const isFound = (pair: Pair) => nearnessOf(...pair) > 0;

it('of 120 pairs of the same thing in other words 116 are found, of 120 neighbors one is mistaken', () => {
  expect(alike.filter(isFound).length).toBeGreaterThanOrEqual(116);
  expect(different.filter(isFound).length).toBeLessThanOrEqual(1);
  expect([alike.length, different.length]).toEqual([120, 120]);
});
