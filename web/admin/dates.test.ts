import { expect, it } from 'vitest';
import { adminDay, adminMinute } from './dates';

it('ADMIN-16 dates are those of Chicago, in winter and in summer', () => {
  expect(adminDay('2025-01-15T05:59:00.000Z')).toBe('Jan 14, 2025');
  expect(adminDay('2025-01-15T06:00:00.000Z')).toBe('Jan 15, 2025');
  expect(adminDay('2025-07-15T04:59:00.000Z')).toBe('Jul 14, 2025');
  expect(adminMinute('2025-07-15T23:05:00.000Z').replaceAll(/\s/g, ' ')).toBe('Jul 15, 2025, 6:05 PM');
});
