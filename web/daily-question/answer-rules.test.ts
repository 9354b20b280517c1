import { describe, expect, it } from 'vitest';
import { limits, timings } from '../../contract/limits';
import { ApiError } from '../api/api-error';
import { answerFault, limitedParts, skipFailure, submitFailure, unknownSkipCount } from './answer-rules';

const question = { id: '0190a1b2-0000-7000-8000-0000000000aa' };

describe('what can be submitted', () => {
  it('QOTD-24 refuses an empty answer', () => {
    for (const blank of ['', ' ', '\n\t '])
      expect(answerFault(blank, question)).toBe('Please enter an answer before submitting');
    expect(answerFault('', undefined)).toBe('Please enter an answer before submitting');
  });

  it('QOTD-25 refuses an answer to no question', () => {
    expect(answerFault('Peonies', undefined)).toBe('No question loaded. Please refresh the page.');
  });

  it('takes any text that the server takes, and says beforehand what it does not', () => {
    expect(answerFault('花 🌸\nאהבה', question)).toBeNull();
    expect(answerFault(`  ${'a'.repeat(limits.answer)}  `, question)).toBeNull();
    expect(answerFault('a'.repeat(limits.answer + 1), question)).toBe('Answer must be 10,000 characters or less');
    expect(answerFault('half a heart \ud83d', question)).toBe("Please remove characters that can't be saved.");
  });
});

describe('what went wrong', () => {
  const refusal = (status: number, said: string | null = null) => new ApiError({ status, code: 'unreadable', said });

  it('with a submission', () => {
    expect(submitFailure(new ApiError({ status: 0, code: 'timeout' }))).toBe('Request timed out. Please try again.');
    expect(submitFailure(refusal(401, 'No'))).toBe('Session expired. Please log in again.');
    expect(submitFailure(refusal(500, 'Server error'))).toBe('Server error. Please try again in a moment.');
    expect(submitFailure(refusal(503, 'Busy.'))).toBe('Busy.');
    for (const silent of [refusal(502), new ApiError({ status: 0, code: 'network' }), new Error('odd')])
      expect(submitFailure(silent)).toBe('Failed to submit answer. Please try again.');
  });

  it('with a skip: too many calls in a minute are not too many skips in a day', () => {
    const limit = 'Daily skip limit reached. You can skip 7 questions per day.';
    expect(skipFailure(refusal(429, 'Enough'))).toBe(limit);
    expect(skipFailure(new ApiError({ status: 429, code: 'skip_limit_reached', said: 'Enough' }))).toBe(limit);
    expect(skipFailure(new ApiError({ status: 429, code: 'too_many_requests', said: 'Slowly.' }))).toBe('Slowly.');
    expect(skipFailure(refusal(404, 'Gone.'))).toBe('Gone.');
    expect(skipFailure(new ApiError({ status: 0, code: 'network' }))).toBe('Server error');
  });

  it('beside the question', () => {
    expect(limitedParts({ user: false, subscription: false, skipCount: false })).toEqual([]);
    expect(limitedParts({ user: true, subscription: true, skipCount: true })).toEqual([
      'User data failed',
      'Subscription data failed',
      'Skip count failed',
    ]);
    expect(unknownSkipCount(limits.skipsPerDay)).toEqual({ skipsRemaining: 7, skipsUsed: 0 });
  });
});

it('CONST-10 CONST-11 CONST-12 CONST-13 CONST-14 CONST-28 the times of the screen', () => {
  expect(timings).toMatchObject({
    answerSubmitTimeout: 30_000,
    firstQuestionDelay: 100,
    redirectAfterAnswer: 2_000,
    statusMessage: 3_000,
    skipMessage: 3_000,
    redirectAfterExpiredSubmit: 2_000,
  });
});
