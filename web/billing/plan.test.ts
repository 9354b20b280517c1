import { describe, expect, it } from 'vitest';
import { canCancel, planInWords, planOf } from './plan';

const status = (
  subscription_status: 'none' | 'active' | 'canceling' | 'past_due',
  premiumUntil: string | null = null,
  renewsAt: string | null = null,
) => ({
  isPremium: subscription_status !== 'none',
  ...{ subscription_status, premiumUntil, renewsAt },
});

describe('the plan of an account', () => {
  it('MANAGE-03 MANAGE-04 is told in words', () => {
    expect(planInWords(planOf(status('none')))).toBe('Basic Account');
    expect(planInWords(planOf(status('active')))).toBe('Premium Active');
    expect(planInWords(planOf(status('past_due')))).toBe('Premium Active');
  });

  it('DASH-51 MANAGE-19 is basic from the end of the paid period on, a day of his own calendar', () => {
    for (const hour of [0, 23]) {
      const cancelled = status('canceling', new Date(2025, 6, 14, hour, 30).toISOString());
      expect(planInWords(planOf(cancelled))).toBe('Premium until July 14, 2025, then Basic Account');
      expect(planInWords(planOf({ ...cancelled, isPremium: false }))).toBe('Basic Account');
    }
  });

  it('tells the day of the next payment, in his own calendar, where one is due', () => {
    const renewsAt = new Date(2025, 6, 14, 23, 30).toISOString();
    expect(planOf(status('active', null, renewsAt))).toEqual({ kind: 'active', paidNextOn: 'July 14, 2025' });
    expect(planOf(status('active'))).toEqual({ kind: 'active', paidNextOn: null });
  });

  it('MANAGE-06 can be cancelled once', () => {
    const plans = (['active', 'past_due', 'canceling', 'none'] as const).map((name) =>
      planOf(status(name, '2025-07-15T03:00:00.000Z')),
    );
    expect([...plans, undefined].map(canCancel)).toEqual([true, true, false, false, false]);
  });
});
