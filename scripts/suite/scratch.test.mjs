import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { scratchIn } from './scratch.mjs';

it('takes the place in memory only where there is one with room that can be written to', () => {
  expect(scratchIn('/on/a/disk', { place: tmpdir(), room: 1 })).toBe(tmpdir());
  expect(scratchIn('/on/a/disk', { place: tmpdir(), room: 2 ** 60 })).toBe('/on/a/disk');
  expect(scratchIn('/on/a/disk', { place: '/no/such/place', room: 1 })).toBe('/on/a/disk');
  // A file system that takes no file.
  expect(scratchIn('/on/a/disk', { place: '/proc', room: 0 })).toBe('/on/a/disk');
});
