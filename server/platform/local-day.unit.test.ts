import { describe, expect, it } from 'vitest';
import { localDay, startOfDay, startOfHour } from './local-day';

const at = (moment: string) => new Date(moment);

describe('the beginning of a day', () => {
  const midnights: Record<string, [moment: string, midnight: string][]> = {
    'America/Chicago': [
      ['2026-06-15T12:34:56.789Z', '2026-06-15T05:00:00.000Z'],
      ['2026-06-15T05:00:00.000Z', '2026-06-15T05:00:00.000Z'],
      ['2026-06-15T04:59:59.999Z', '2026-06-14T05:00:00.000Z'],
      // 23 hours long: seen from before and after the hour that is missing.
      ['2026-03-08T07:30:00.000Z', '2026-03-08T06:00:00.000Z'],
      ['2026-03-09T04:30:00.000Z', '2026-03-08T06:00:00.000Z'],
      // 25 hours long: in the first and in the second of the hours that have the same name, and after them.
      ['2026-11-01T06:30:00.000Z', '2026-11-01T05:00:00.000Z'],
      ['2026-11-01T07:30:00.000Z', '2026-11-01T05:00:00.000Z'],
      ['2026-11-02T05:59:59.999Z', '2026-11-01T05:00:00.000Z'],
    ],
    'Asia/Kolkata': [['2026-06-15T18:31:00.000Z', '2026-06-15T18:30:00.000Z']],
    UTC: [['2028-02-29T23:59:59.999Z', '2028-02-29T00:00:00.000Z']],
  };
  const cases = Object.entries(midnights).flatMap(([zone, known]) =>
    known.map(([moment, midnight]) => [zone, moment, midnight] as const),
  );
  it.each(cases)('in %s of %s is %s', (zone, moment, midnight) => {
    expect(startOfDay(at(moment), zone).toISOString()).toBe(midnight);
  });

  it('is the first moment of its day, on every day of a year in Chicago', () => {
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour, 17));
      const start = startOfDay(moment, 'America/Chicago');
      const day = localDay(moment, 'America/Chicago');
      expect(localDay(start, 'America/Chicago')).toBe(day);
      expect(localDay(new Date(start.getTime() - 1), 'America/Chicago')).not.toBe(day);
    }
  });
});

describe('the beginning of an hour', () => {
  it('is its first moment', () => {
    expect(startOfHour(at('2026-06-15T12:59:59.999Z')).toISOString()).toBe('2026-06-15T12:00:00.000Z');
    expect(startOfHour(at('2026-06-15T12:00:00.000Z')).toISOString()).toBe('2026-06-15T12:00:00.000Z');
  });
});
