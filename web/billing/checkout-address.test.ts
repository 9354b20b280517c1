import { describe, expect, it } from 'vitest';
import { checkoutAddress } from './checkout-address';

const hosts = ['checkout.stripe.com', 'pay.heartnote.example'];
const page = { origin: 'https://heartnote.example' };

describe('where checkout may lead', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_live_1#fid',
    'https://pay.heartnote.example/c/pay/cs_live_1#fid',
    'https://heartnote.example/dev/checkout/cs_local_1',
    'https://heartnote.example/manage-subscription?checkout=success',
  ])('goes to %s', (url) => {
    expect(checkoutAddress({ url, hosts }, page)).toBe(url);
  });

  it.each([
    'http://checkout.stripe.com/c/pay/1',
    'http://pay.heartnote.example/c/pay/1',
    'https://checkout.stripe.com:8443/c/pay/1',
    'https://checkout.stripe.com.evil.example/c/pay/1',
    'https://evil.example/c/pay/1',
    'https://him:secret@checkout.stripe.com/c/pay/1',
    'https://evil.example/dev/checkout/1',
    'https://heartnote.example/login',
    'https://heartnote.example/dev/mailbox',
    'https://heartnote.example/dev/checkout/../../login',
    'https://heartnote.example/manage-subscription/elsewhere',
    'http://heartnote.example/dev/checkout/1',
    '//evil.example/dev/checkout/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('does not go to %s', (url) => {
    expect(checkoutAddress({ url, hosts }, page)).toBeNull();
  });

  it('goes to no provider whose host is not set', () => {
    expect(checkoutAddress({ url: 'https://checkout.stripe.com/c/pay/1', hosts: [] }, page)).toBeNull();
  });

  it('knows this machine by each of its names, on the same port only', () => {
    const local = 'http://localhost:3000/dev/checkout/1';
    const here = { origin: 'http://127.0.0.1:3000' };
    expect(checkoutAddress({ url: local, hosts: [] }, here)).toBe(local);
    expect(checkoutAddress({ url: 'http://localhost:3001/dev/checkout/1', hosts: [] }, here)).toBeNull();
    expect(checkoutAddress({ url: local, hosts: [] }, page)).toBeNull();
  });
});
