import { describe, expect, it } from 'vitest';
import { DAY } from '../../contract/time';
import { type PaymentFacts, subscriptionState } from './subscription-state';

const end = new Date('2026-03-01T12:00:00Z');
const paid: PaymentFacts = { status: 'active', currentPeriodEnd: end, cancelAtPeriodEnd: false };
const at = (milliseconds: number) => new Date(end.getTime() + milliseconds);
const basic = { isPremium: false, status: 'none', premiumUntil: null, renewsAt: null };

describe('whether somebody is premium', () => {
  it('not without a subscription', () => {
    expect(subscriptionState(null, end)).toEqual(basic);
  });

  it('while his subscription is active', () => {
    const active = { isPremium: true, status: 'active', premiumUntil: null };
    expect(subscriptionState(paid, at(-DAY))).toEqual({ ...active, renewsAt: end });
    expect(subscriptionState({ ...paid, status: 'trialing' }, at(-DAY)).isPremium).toBe(true);
  });

  it('for one more day after the period, since the word of a renewal may come late', () => {
    expect(subscriptionState(paid, at(DAY - 1))).toMatchObject({ isPremium: true, renewsAt: null });
    expect(subscriptionState(paid, at(DAY))).toEqual(basic);
  });

  it('after cancelling until the end of the paid period and not a moment longer', () => {
    const cancelled = { ...paid, cancelAtPeriodEnd: true };
    expect(subscriptionState(cancelled, at(-1))).toEqual({
      isPremium: true,
      status: 'canceling',
      premiumUntil: end,
      renewsAt: null,
    });
    expect(subscriptionState(cancelled, at(0))).toEqual(basic);
  });

  it('for seven days of grace while a payment is past due', () => {
    const late = { ...paid, status: 'past_due' };
    expect(subscriptionState(late, at(7 * DAY - 1))).toEqual({
      isPremium: true,
      status: 'past_due',
      premiumUntil: null,
      renewsAt: null,
    });
    expect(subscriptionState(late, at(7 * DAY))).toEqual(basic);
  });

  it('after cancelling while past due until the end of the grace: the period that has begun is not paid for', () => {
    const late = { ...paid, status: 'past_due', cancelAtPeriodEnd: true };
    const premiumUntil = at(7 * DAY);
    expect(subscriptionState(late, at(7 * DAY - 1))).toEqual({
      isPremium: true,
      status: 'canceling',
      premiumUntil,
      renewsAt: null,
    });
    expect(subscriptionState(late, at(7 * DAY))).toEqual(basic);
  });

  it.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', '', 'something new'])(
    'not while the provider says %j',
    (status) => {
      expect(subscriptionState({ ...paid, status }, at(-DAY))).toEqual(basic);
    },
  );

  it('not where nobody knows until when it was paid', () => {
    expect(subscriptionState({ ...paid, currentPeriodEnd: null }, at(-DAY))).toEqual(basic);
  });
});
