import { expect, it } from 'vitest';
import { LONG, waitBefore } from './payment-wait';

it('asks quickly at first, then slower, and not for ever', () => {
  const waits: number[] = [];
  for (let wait = waitBefore(0); wait !== null; wait = waitBefore(waits.length)) waits.push(wait);
  expect(waits.slice(0, 5)).toEqual([1000, 1000, 1000, 1000, 1000]);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(120_000);
  expect(waits.slice(0, LONG).reduce((sum, wait) => sum + wait)).toBe(15_000);
});
