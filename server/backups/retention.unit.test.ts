import { expect, it } from 'vitest';
import { DAY } from '../../contract/time';
import { kept } from './retention';

const every = (days: number) =>
  Array.from({ length: days }, (_, n) => new Date(Date.UTC(2026, 10, 16, 2, 30) - n * DAY));
const days = (moments: Iterable<Date>) => [...moments].map((moment) => moment.toISOString().slice(0, 10)).sort();

it('the newest of the last days, weeks and months stay', () => {
  expect(days(kept(every(400), { days: 3, weeks: 3, months: 4 }))).toEqual([
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
  ]);
});

it('what was made on the same day makes way for the last of it', () => {
  const morning = new Date('2026-11-16T02:30:00Z');
  const noon = new Date('2026-11-16T12:00:00Z');
  expect([...kept([morning, noon], { days: 7, weeks: 4, months: 6 })]).toEqual([noon]);
});

it('the newest always stays, and a machine that was off for a month keeps as many', () => {
  expect(days(kept(every(5), { days: 0, weeks: 0, months: 0 }))).toEqual(['2026-11-16']);
  const gap = [...every(2), ...every(60).slice(40)];
  expect(days(kept(gap, { days: 4, weeks: 0, months: 0 }))).toEqual([
    '2026-10-06',
    '2026-10-07',
    '2026-11-15',
    '2026-11-16',
  ]);
});
