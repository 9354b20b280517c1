import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, plainAddress } from './address';

const plain = (url: string) => plainAddress({ url } as IncomingMessage);

describe('the address of a request', () => {
  it.each([
    ['/', '/'],
    ['/api/user?x=%zz', '/api/user?x=%zz'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%zz', '/%25zz'],
    ['/100%', '/100%25'],
    ['/%ff?q=%ff', '/%25ff?q=%ff'],
    ['http://evil.example/api/user?x=1', '/api/user?x=1'],
    ['HTTPS://evil.example:443', '/'],
    ['*', '/*'],
    ['?x=1', '/?x=1'],
  ])('%s becomes %s', (url, expected) => expect(plain(url)).toBe(expected));

  it('begins with a slash and has a path that can be decoded, whatever was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[/%a-f0-9?#:.]*$/)), (url) => {
        const address = plain(url);
        expect(address.startsWith('/')).toBe(true);
        expect(() => decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '')).not.toThrow();
      }),
    );
  });
});

describe('the place that limits count', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (ip, place) => expect(networkOf(ip)).toBe(place));
});
