import { expect, it } from 'vitest';
import { scratchIn } from './scratch.mjs';

it('takes the place in memory only where there is one with room', () => {
  expect(scratchIn('/on/a/disk', '/no/such/place')).toBe('/on/a/disk');
  // A file system without any.
  expect(scratchIn('/on/a/disk', '/proc')).toBe('/on/a/disk');
});
