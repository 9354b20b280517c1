import { expect, it } from 'vitest';
import { totalsOf } from './totals';

it('DATA-18 reads the three totals of the summary', () => {
  const summary = { totalUsers: 120, totalQuestions: 480, activeSubscriptions: 17 };
  expect(totalsOf(summary)).toEqual(summary);
});

it.each([
  ['no summary', undefined],
  ['an empty summary', {}],
  ['totals that are no numbers', { totalUsers: null, totalQuestions: 'many', activeSubscriptions: Number.NaN }],
])('ADMIN-04 DATA-18 each total is 0 when absent: %s', (_, summary) => {
  expect(totalsOf(summary)).toEqual({ totalUsers: 0, totalQuestions: 0, activeSubscriptions: 0 });
});
