import { describe, expect, it } from 'vitest';
import { lifetimes, limits, timings } from './limits';
import { COPYRIGHT_YEAR, DATA_DOWNLOAD_FILE } from './messages';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the numbers of the business', () => {
  it('CONST-01 Premium costs $7.77 a month', () => {
    expect(limits.price).toEqual({ amount: 777, currency: 'usd', interval: 'month', display: '$7.77' });
  });

  it('CONST-03 a user has 7 skips a day', () => expect(limits.skipsPerDay).toBe(7));
  it('CONST-04 an AI query has at most 200 characters', () => expect(limits.assistantQuery).toBe(200));
  it('CONST-05 a custom question has at most 500 characters', () => expect(limits.customQuestion).toBe(500));
  it('CONST-06 a password has at least 8 characters at sign-up', () => expect(limits.password.signup).toBe(8));
  it('CONST-07 a password has at least 8 characters at account change', () => expect(limits.password.change).toBe(8));
  it('CONST-08 a password has at least 6 characters at reset', () => expect(limits.password.reset).toBe(6));
  it('CONST-18 a page of search results has 10', () => expect(limits.pageSize.search).toBe(10));
  it('CONST-19 a page of the AI history has 20', () => expect(limits.pageSize.assistantHistory).toBe(20));
  it('CONST-20 a page of the admin user table has 10', () => expect(limits.pageSize.adminUsers).toBe(10));

  it('CONST-21 the admin time ranges are 24h, 7d and 30d, default 24h', () => {
    expect(limits.admin.timeRanges).toEqual(['24h', '7d', '30d']);
    expect(limits.admin.defaultTimeRange).toBe('24h');
  });

  it('CONST-22 the admin time zone is America/Chicago', () => {
    expect(limits.admin.timeZone).toBe('America/Chicago');
  });

  it('CONST-27 the copyright year is 2025', () => {
    expect(COPYRIGHT_YEAR).toBe(2025);
  });

  it('the data download is named after the product', () => {
    expect(DATA_DOWNLOAD_FILE).toBe('heartnote-data.json');
  });
});

describe('the times of the business', () => {
  it('CONST-09 the session is checked every 5 minutes', () => expect(timings.sessionCheck).toBe(5 * MINUTE));
  it('CONST-10 submitting an answer times out after 30 seconds', () =>
    expect(timings.answerSubmitTimeout).toBe(30 * SECOND));
  it('CONST-11 the first question is fetched after 100 ms', () => expect(timings.firstQuestionDelay).toBe(100));
  it('CONST-12 the redirect after an answer comes after 2 seconds', () =>
    expect(timings.redirectAfterAnswer).toBe(2 * SECOND));
  it('CONST-13 status messages clear after 3 seconds', () => expect(timings.statusMessage).toBe(3 * SECOND));
  it('CONST-14 the skip message stays 3 seconds', () => expect(timings.skipMessage).toBe(3 * SECOND));
  it('CONST-15 the copy confirmation stays 2 seconds', () => expect(timings.copyConfirmation).toBe(2 * SECOND));
  it('CONST-16 the delete confirmation stays 2 seconds', () => expect(timings.deleteConfirmation).toBe(2 * SECOND));
  it('CONST-17 the redirect after email verification comes after 3 seconds', () =>
    expect(timings.redirectAfterVerification).toBe(3 * SECOND));
  it('CONST-28 the redirect after a 401 on answer submit comes after 2 seconds', () =>
    expect(timings.redirectAfterExpiredSubmit).toBe(2 * SECOND));
  it('a session lasts 30 days', () => expect(lifetimes.session).toBe(30 * 24 * HOUR));
  it('a verification link works for 24 hours', () => expect(lifetimes.verifyToken).toBe(24 * HOUR));
  it('a reset link works for one hour', () => expect(lifetimes.resetToken).toBe(HOUR));
  it('the way back to an old address is open for 7 days', () => expect(lifetimes.revertToken).toBe(7 * 24 * HOUR));
});
