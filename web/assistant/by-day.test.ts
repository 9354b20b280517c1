import { expect, it } from 'vitest';
import { byDay } from './by-day';

const at = (...moments: string[]) => moments.map((timestamp) => ({ timestamp }));

it('what was asked on one day stands together, the last two days by their names', () => {
  const asked = at(
    '2025-03-01T22:00:00.000Z',
    '2025-03-01T07:00:00.000Z',
    '2025-02-28T12:00:00.000Z',
    '2025-02-27T12:00:00.000Z',
    '2024-03-01T12:00:00.000Z',
  );
  expect(byDay(asked, '2025-03-01').map(({ name, items }) => [name, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['February 27, 2025', 1],
    ['March 1, 2024', 1],
  ]);
  expect(byDay([], '2025-03-01')).toEqual([]);
});
