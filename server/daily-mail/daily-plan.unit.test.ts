import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../contract/time';
import { later } from '../platform/clock';
import { localDay } from '../platform/local-day';
import { dailyPlan } from './daily-plan';
import type { Reader } from './store';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const reader = (changes: Partial<Reader> = {}): Reader => ({
  id: 'him',
  email: 'him@example.com',
  wantsDaily: true,
  wantsDates: true,
  dailyPush: 'off',
  datePush: 'off',
  tellQuestion: false,
  quoteHerWords: false,
  subscription: null,
  hour: 8,
  timeZone: 'America/Chicago',
  verifiedAt: LONG_AGO,
  activatedAt: LONG_AGO,
  mailedOn: null,
  ...changes,
});
const at = (now: string, changes: Partial<Reader> = {}) => {
  const { due, next } = dailyPlan(reader(changes), new Date(now));
  return [due, next?.toISOString().slice(0, 16) ?? null];
};

describe('what the daily mail owes somebody', () => {
  it.each([
    ['before his hour', '2026-03-03T13:59:00Z', {}, [null, '2026-03-03T14:00']],
    ['at his hour', '2026-03-03T14:00:00Z', {}, ['2026-03-03', '2026-03-04T14:00']],
    ['after an outage in the morning', '2026-03-03T23:00:00Z', {}, ['2026-03-03', '2026-03-04T14:00']],
    ['after a week away', '2026-03-10T12:00:00Z', { mailedOn: '2026-03-02' }, [null, '2026-03-10T13:00']],
    ['once mailed', '2026-03-03T15:00:00Z', { mailedOn: '2026-03-03' }, [null, '2026-03-04T14:00']],
    [
      'mailed, and then the hour put later',
      '2026-03-03T15:00:00Z',
      { mailedOn: '2026-03-03', hour: 21 },
      [null, '2026-03-05T03:00'],
    ],
    [
      'not mailed yet, and the hour put earlier',
      '2026-03-03T13:00:00Z',
      { hour: 6 },
      ['2026-03-03', '2026-03-04T12:00'],
    ],
    [
      'mailed in Tokyo, then landed in Chicago on the day before',
      '2026-03-03T01:00:00Z',
      { mailedOn: '2026-03-03' },
      [null, '2026-03-04T14:00'],
    ],
    [
      'mailed in Chicago, then landed in Tokyo',
      '2026-03-03T16:00:00Z',
      { mailedOn: '2026-03-03', timeZone: 'Asia/Tokyo' },
      [null, '2026-03-03T23:00'],
    ],
    [
      'signed up after his hour',
      '2026-03-03T20:00:00Z',
      { activatedAt: new Date('2026-03-03T19:00:00Z') },
      [null, '2026-03-04T14:00'],
    ],
    ['the night before clocks go forward', '2026-03-08T05:00:00Z', { hour: 2 }, ['2026-03-07', '2026-03-08T08:00']],
    ['the night before clocks go back', '2026-11-01T04:00:00Z', { hour: 1 }, ['2026-10-31', '2026-11-01T06:00']],
    [
      'where midnight is skipped',
      '2026-09-05T12:00:00Z',
      { hour: 0, timeZone: 'America/Santiago' },
      ['2026-09-05', '2026-09-06T04:00'],
    ],
    ['half an hour off', '2026-03-03T02:31:00Z', { timeZone: 'Asia/Kolkata' }, ['2026-03-03', '2026-03-04T02:30']],
    ['switched off', '2026-03-03T14:00:00Z', { wantsDaily: false }, [null, null]],
    ['not proved', '2026-03-03T14:00:00Z', { verifiedAt: null }, [null, null]],
    ['not activated', '2026-03-03T14:00:00Z', { activatedAt: null }, [null, null]],
  ] as const)('%s', (_, now, changes, expected) => {
    expect(at(now, changes)).toEqual(expected);
  });

  const zones = [
    'America/Chicago',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Pacific/Apia',
    'Asia/Kolkata',
  ];
  it.each(zones)('one look at each moment that it names mails every day of two years in %s once', (timeZone) => {
    for (const hour of [0, 2, 3, 23]) {
      let now = new Date('2026-01-01T12:00:00Z');
      const mailed: string[] = [];
      while (mailed.length < 730) {
        const { due, next } = dailyPlan(reader({ timeZone, hour, mailedOn: mailed.at(-1) ?? null }), now);
        if (due) mailed.push(due);
        expect(next && next > now).toBe(true);
        now = next ?? now;
      }
      const first = Date.parse(mailed[0] ?? '');
      expect(mailed).toEqual(mailed.map((_, n) => new Date(first + n * DAY).toISOString().slice(0, 10)));
      expect(localDay(later(now, -HOUR), timeZone) >= (mailed.at(-1) ?? '')).toBe(true);
    }
  });
});
