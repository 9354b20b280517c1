import { describe, expect, it } from 'vitest';
import { readUnsubscribeLink } from './unsubscribe-link';

describe('reading a link to /unsubscribe', () => {
  it.each([
    ['?email=him@example.com', 'him@example.com'],
    ['?email=him%40example.com', 'him@example.com'],
    ['?email=him%2Bnote%40example.com', 'him+note@example.com'],
    ['?email=him+note@example.com', 'him+note@example.com'],
    ['?email=%20him@example.com%20', 'him@example.com'],
    ['?email=%2Bhim%252B@example.com', '+him%2B@example.com'],
  ])('UNSUB-01 UNSUB-02 finds the address in %s', (search, email) => {
    expect(readUnsubscribeLink(search)).toEqual({ email });
  });

  it('takes the proof along', () => {
    expect(readUnsubscribeLink('?email=him@example.com&t=a-b_c')).toEqual({ email: 'him@example.com', t: 'a-b_c' });
  });

  it('takes along of which emails it is', () => {
    expect(readUnsubscribeLink('?email=him@example.com&kind=dates')).toEqual({
      email: 'him@example.com',
      kind: 'dates',
    });
    expect(readUnsubscribeLink('?email=him@example.com&kind=daily')).toEqual({ email: 'him@example.com' });
  });

  it.each(['', '?email=', '?email=%20', '?t=abc'])("UNSUB-08 finds none in '%s'", (search) => {
    expect(readUnsubscribeLink(search)).toBeNull();
  });
});
