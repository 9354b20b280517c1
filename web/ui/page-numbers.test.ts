import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it('offers every page while there are few', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('keeps the ends and the neighbours, and leaves gaps only where they save room', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20]);
});
