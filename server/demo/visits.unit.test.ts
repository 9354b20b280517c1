import { describe, expect, it } from 'vitest';
import { homeAt } from './calendar';
import { visitsOf } from './visits';

const timeZone = 'America/Chicago';
const daily = { week: 'xxxxxxx', at: '21:00' };

describe('when somebody came', () => {
  const now = new Date('2026-04-15T17:00:00Z');
  const at = (moment: Date) => ({ now: moment, home: homeAt(moment, timeZone) });
  const joined = new Date('2026-04-05T12:00:00Z');

  it('begins with the moment he signed up, and goes on to yesterday evening', () => {
    const visits = visitsOf(daily, { joined, ...at(now) });
    expect(visits[0]).toEqual(joined);
    expect(visits).toHaveLength(11);
    expect(visits).toEqual([...visits].sort((a, b) => a.getTime() - b.getTime()));
    expect(visits.at(-1)?.toISOString()).toMatch(/^2026-04-15T0[23]/);
  });

  it.each(['00:01', '06:59', '12:00', '23:59'])('is never later than now, at %s', (time) => {
    const moment = new Date(`2026-04-15T${time}:00Z`);
    for (const habit of [daily, { week: 'xxxxxxx', at: '00:10' }, { week: 'xxxxxxx', at: '12:00' }]) {
      for (const visit of visitsOf(habit, { joined, ...at(moment) })) expect(visit <= moment).toBe(true);
    }
  });

  it('is on the days of his week only, counted back from today, and ends where he gave up', () => {
    const visits = visitsOf({ week: '.x.....', at: '21:00', until: 5 }, { joined, ...at(now) });
    expect(visits.map((visit) => visit.toISOString().slice(0, 10))).toEqual(['2026-04-05', '2026-04-08']);
  });

  it('of long ago is not kept', () => {
    const visits = visitsOf(daily, { joined: new Date('2025-10-01T12:00:00Z'), ...at(now) });
    expect(visits.length).toBeLessThan(40);
  });
});
