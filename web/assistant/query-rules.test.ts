import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { askFailure, historyPage, leftLine, queryFault } from './query-rules';

describe('what he asks', () => {
  it("AIPAGE-06 is refused with 'Query cannot be empty.' where it is empty", () => {
    expect(queryFault('')).toBe('Query cannot be empty.');
    expect(queryFault(' \n ')).toBe('Query cannot be empty.');
  });

  it("AIPAGE-07 may have 200 characters; with 201 it is refused with 'Query must be 200 characters or less.'", () => {
    expect(queryFault('x'.repeat(200))).toBeNull();
    expect(queryFault('x'.repeat(201))).toBe('Query must be 200 characters or less.');
  });
});

describe('what is said about a query that failed', () => {
  it.each([
    ['AIPAGE-24', new ApiError({ status: 401, code: 'authentication_required' }), 'Please log in.'],
    [
      'AIPAGE-25',
      new ApiError({ status: 403, code: 'premium_required' }),
      'Premium subscription required to use this feature.',
    ],
    ['a limit', new ApiError({ status: 429, code: 'too_many_requests', said: 'Wait a little.' }), 'Wait a little.'],
    [
      'AIPAGE-28',
      new ApiError({ status: 500, code: 'server_error', said: 'Server error' }),
      'Failed to process query.',
    ],
    ['no answer', new ApiError({ status: 0, code: 'network' }), 'Failed to process query.'],
    ['something else', new TypeError('x'), 'Failed to process query.'],
  ])('%s', (_, error, words) => {
    expect(askFailure(error, 'Failed to process query.')).toBe(words);
  });
});

describe('a page of the query history', () => {
  it('AIHIST-13 begins at the page index times 20', () => {
    expect(historyPage(0, '')).toEqual({ limit: 20, offset: 0 });
    expect(historyPage(3, '')).toEqual({ limit: 20, offset: 60 });
  });

  it('AIHIST-04 is asked for with a term only where there is one', () => {
    expect(historyPage(0, 'tulips')).toEqual({ limit: 20, offset: 0, search: 'tulips' });
    expect(Object.keys(historyPage(0, ''))).not.toContain('search');
  });
});

describe('how many questions are left', () => {
  it.each([
    [{ thisHour: 20, today: 100 }, null],
    [{ thisHour: 6, today: 90 }, null],
    [{ thisHour: 5, today: 90 }, '5 questions left this hour'],
    [{ thisHour: 1, today: 90 }, '1 question left this hour'],
    [{ thisHour: 0, today: 80 }, 'No questions left this hour'],
    [{ thisHour: 9, today: 4 }, '4 questions left within 24 hours'],
    [{ thisHour: 3, today: 3 }, '3 questions left within 24 hours'],
    [{ thisHour: 2, today: 3 }, '2 questions left this hour'],
    [null, null],
    [undefined, null],
  ])('of %j is said: %j', (left, line) => {
    expect(leftLine(left)).toBe(line);
  });
});
