import { expect, it } from 'vitest';
import { isExpired, ownerOf } from './token-claims';

const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.sig`;
const now = Date.UTC(2025, 5, 1);

it('SESSION-02 a token whose exp (in seconds) lies in the past is expired', () => {
  expect(isExpired(token({ exp: now / 1000 - 1 }), now)).toBe(true);
  expect(isExpired(token({ exp: now / 1000 + 1 }), now)).toBe(false);
});

it('leaves a token without a readable exp to the server', () => {
  for (const odd of ['', 'abc', 'a.b.c', token({}), token({ exp: 'soon' }), `e30.${btoa('null')}.x`]) {
    expect(isExpired(odd, now)).toBe(false);
  }
});

it('knows a new token of the same person from that of another', () => {
  expect(ownerOf(token({ sub: 'a', exp: 1 }))).toBe(ownerOf(token({ sub: 'a', exp: 2 })));
  expect(ownerOf(token({ sub: 'a' }))).not.toBe(ownerOf(token({ sub: 'b' })));
});
