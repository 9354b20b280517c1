import { expect, it } from 'vitest';
import { formatsByZone } from './formats-by-zone';

it('makes the format of a zone once, and forgets the oldest where a caller spells zones in many ways', () => {
  const formatOf = formatsByZone('en-US', { dateStyle: 'long' }, 2);
  const first = formatOf('Asia/Tokyo');
  expect(first.format(new Date('2026-11-16T20:00:00Z'))).toBe('November 17, 2026');
  const second = formatOf('asia/tokyo');
  expect([formatOf('Asia/Tokyo'), formatOf('asia/tokyo')]).toEqual([first, second]);
  expect(formatOf('Asia/Tokyo')).toBe(first);
  formatOf('ASIA/TOKYO');
  expect(formatOf('asia/tokyo')).toBe(second);
  expect(formatOf('Asia/Tokyo')).not.toBe(first);
});
