import { expect, it } from 'vitest';
import { freshBytes } from './fresh-bytes';

it('random bytes are given to nobody twice, and stay as they were given', () => {
  const given = Array.from({ length: 5_000 }, (_, n) => freshBytes(n % 7 === 0 ? 16 : 12));
  const before = given.map((bytes) => bytes.toString('hex'));
  freshBytes(100_000);
  expect(new Set(before).size).toBe(given.length);
  expect(given.map((bytes) => bytes.toString('hex'))).toEqual(before);
  expect(given.map((bytes) => bytes.length)).toEqual(given.map((_, n) => (n % 7 === 0 ? 16 : 12)));
});
