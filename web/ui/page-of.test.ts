import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import { answerItems } from '../testing/notebook';
import { pageOf } from './page-of';

describe('pages', () => {
  const size = limits.pageSize.search;

  it('SEARCH-07 hold 10 items each', () => {
    const all = answerItems(25);
    expect(pageOf(all, 1, size)).toEqual({ items: all.slice(0, 10), pages: 3, page: 1 });
    expect(pageOf(all, 3, size).items).toEqual(all.slice(20));
    expect([pageOf(answerItems(10), 1, size).pages, pageOf(answerItems(11), 1, size).pages]).toEqual([1, 2]);
  });

  it('there is always one, and a page beyond the last is the last', () => {
    expect(pageOf([], 1, size)).toEqual({ items: [], pages: 1, page: 1 });
    expect(pageOf(answerItems(11), 9, size).page).toBe(2);
  });
});
