import { describe, expect, it } from 'vitest';
import { asTyped, inWords, priceOf } from './money';

describe('a price', () => {
  it.each([
    ['49.99', 'USD', { amount: 4_999, currency: 'USD' }],
    ['49,5', 'EUR', { amount: 4_950, currency: 'EUR' }],
    ['0.29', 'USD', { amount: 29, currency: 'USD' }],
    ['1200', 'JPY', { amount: 1_200, currency: 'JPY' }],
    ['1,500', 'USD', { amount: 150_000, currency: 'USD' }],
    ['1,234,567.5', 'USD', { amount: 123_456_750, currency: 'USD' }],
    ['1,500', 'JPY', { amount: 1_500, currency: 'JPY' }],
    ['1.500', 'EUR', undefined],
    ['1.500,50', 'EUR', undefined],
    ['0,500', 'EUR', undefined],
    ['12.5', 'JPY', undefined],
    ['1.250', 'KWD', { amount: 1_250, currency: 'KWD' }],
    ['  ', 'USD', null],
    ['-3', 'USD', undefined],
    ['a lot', 'USD', undefined],
  ])('%s in %s is read to the smallest unit', (typed, currency, expected) => {
    expect(priceOf(typed, currency)).toEqual(expected);
  });

  it('is shown as money, and typed as he typed it', () => {
    expect(inWords({ amount: 4_999, currency: 'USD' })).toBe('$49.99');
    expect(inWords({ amount: 1_200, currency: 'JPY' })).toBe('¥1,200');
    expect(asTyped({ amount: 4_950, currency: 'EUR' })).toBe('49.5');
  });
});
