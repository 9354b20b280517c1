import { expect, it } from 'vitest';
import { readList } from './read-list';

it('API-04 reads a plain array and an object with users or questions alike', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(readList(rows)).toEqual(rows);
  expect(readList({ users: rows })).toEqual(rows);
  expect(readList({ questions: rows })).toEqual(rows);
});

it('reads nothing as an empty list', () => {
  expect(readList(null)).toEqual([]);
  expect(readList({})).toEqual([]);
});
