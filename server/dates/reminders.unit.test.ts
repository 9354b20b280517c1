import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../contract/date-days';
import type { DateRule } from '../../contract/date-rules';
import { addDays } from '../../contract/days';
import { HOUR } from '../../contract/time';
import { localDay, momentAt, timeOfDay } from '../platform/local-day';
import { dueAndNext, planAfter, planAfterEdit } from './reminders';

const day = (month: number, date: number): DateRule => ({ kind: 'day', month, day: date });
const chicago = { timeZone: 'America/Chicago', hour: 8 };
const at = (moment: string) => new Date(moment);
const birthday = { rule: day(3, 14), leads: [14, 3] };

describe('the next reminder', () => {
  const [first, second, nextYear] = [
    '2026-02-28T14:00:00.000Z',
    '2026-03-11T13:00:00.000Z',
    '2027-02-28T14:00:00.000Z',
  ];
  it.each([
    ['the first lead, at his hour', '2026-01-10T12:00:00Z', first],
    ['entered inside its first lead: the next one', '2026-03-01T12:00:00Z', second],
    ['entered on the day of a lead before its hour: that one', '2026-02-28T13:59:00Z', first],
    ['entered on the day of a lead after its hour: the next one', '2026-02-28T14:00:00Z', second],
    ['entered after all leads: next year', '2026-03-12T12:00:00Z', nextYear],
    ['entered on the day itself: next year', '2026-03-14T20:00:00Z', nextYear],
  ])('%s', (_, now, next) => {
    expect(planAfter(birthday, chicago, at(now)).nextAt?.toISOString()).toBe(next);
  });

  it('of a date without leads never comes', () => {
    expect(planAfter({ ...birthday, leads: [] }, chicago, at('2026-01-01T00:00:00Z'))).toEqual({
      nextAt: null,
      nextOn: null,
    });
  });

  it('follows his zone, and stays on the same day of his calendar', () => {
    const zones = ['America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    for (const timeZone of zones) {
      const plan = planAfter(birthday, { timeZone, hour: 8 }, at('2026-01-10T12:00:00Z'));
      expect(plan.nextOn).toBe('2026-02-28');
      expect(localDay(plan.nextAt ?? at('1970-01-01'), timeZone)).toBe('2026-02-28');
      expect(timeOfDay(plan.nextAt ?? at('1970-01-01'), timeZone)).toBe(8 * HOUR);
    }
  });
});

/** Both changes of the clocks in six zones: the day, the hours around it, and what the clock shows when the mail comes. */
describe('where the clocks change', () => {
  it.each([
    ['America/Chicago', '2026-03-08', 2, '03:00', '2026-03-08T08:00:00.000Z'],
    ['America/Chicago', '2026-11-01', 1, '01:00', '2026-11-01T06:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', 2, '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', 2, '02:00', '2026-10-25T00:00:00.000Z'],
    ['Australia/Sydney', '2026-10-04', 2, '03:00', '2026-10-03T16:00:00.000Z'],
    ['Australia/Sydney', '2026-04-05', 2, '02:00', '2026-04-04T15:00:00.000Z'],
    // By half an hour.
    ['Australia/Lord_Howe', '2026-10-04', 2, '02:30', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', 1, '01:00', '2026-04-04T14:00:00.000Z'],
    // At midnight, which is not there on the one day and there twice on the other.
    ['America/Santiago', '2026-09-06', 0, '01:00', '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', '2026-04-05', 0, '00:00', '2026-04-05T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', 0, '01:00', '2026-04-23T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-29', 23, '23:00', '2026-10-29T20:00:00.000Z'],
  ])('in %s on %s the reminder of %d o’clock comes once, at %s', (timeZone, on, hour, shown, moment) => {
    const [, month = 0, date = 0] = on.split('-').map(Number);
    const plan = planAfter(
      { rule: day(month, date), leads: [0] },
      { timeZone, hour },
      at(`${addDays(on, -2)}T12:00:00Z`),
    );
    expect(plan).toEqual({ nextAt: at(moment), nextOn: on });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    expect(clock.format(plan.nextAt ?? at('1970-01-01'))).toBe(shown);
    expect(planAfter({ rule: day(month, date), leads: [0] }, { timeZone, hour }, at(moment)).nextOn).not.toBe(on);
  });

  it('every hour of a year is its own in each of them: the first where it comes twice, after the gap where it never does', () => {
    for (const timeZone of ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago']) {
      for (let n = 0, on: CalendarDay = '2026-01-01'; n < 365; n += 1, on = addDays(on, 1)) {
        const [hour, moment] = [n % 24, momentAt(on, n % 24, timeZone)];
        expect(localDay(moment, timeZone)).toBe(on);
        const late = timeOfDay(moment, timeZone) - hour * HOUR;
        expect([0, HOUR / 2, HOUR]).toContain(late);
        if (late === 0) expect(timeOfDay(new Date(moment.getTime() - HOUR), timeZone)).not.toBe(hour * HOUR);
      }
    }
  });
});

describe('what is due', () => {
  const due = (now: string, nextOn = '2026-02-28') => dueAndNext(birthday, nextOn, chicago, at(now)).due;
  it.each([
    ['on time', '2026-02-28T14:00:00Z', 14],
    ["after an hour's outage", '2026-02-28T15:00:00Z', 14],
    ["after a week's outage, as the day is still to come", '2026-03-07T15:00:00Z', 14],
    ['after one over two leads: once, with the nearer', '2026-03-13T15:00:00Z', 3],
    ['on the evening of the day itself', '2026-03-15T04:59:00Z', 3],
  ])('%s', (_, now, lead) => {
    expect(due(now)).toMatchObject({ occurrence: '2026-03-14', lead });
  });

  it('nothing once the day is over, as after the restore of an old backup', () => {
    expect(due('2026-03-15T05:00:00Z')).toBeNull();
    expect(due('2026-11-16T12:00:00Z')).toBeNull();
  });

  it('nothing that was sent before it was planned, nor what is still to come', () => {
    expect(due('2026-03-07T15:00:00Z', '2026-03-11')).toBeNull();
    expect(due('2026-02-28T13:59:00Z')).toBeNull();
  });

  it('next year again, where the plan is of this year', () => {
    expect(due('2027-02-28T14:00:00Z', '2026-03-11')).toMatchObject({ occurrence: '2027-03-14', lead: 14 });
  });

  it('is still owed after an edit, where the date as it is now has it', () => {
    const edited = (date: typeof birthday, nextOn: string | null, now: string) =>
      planAfterEdit(date, nextOn, chicago, at(now)).nextOn;
    expect(edited(birthday, '2026-02-28', '2026-02-28T14:03:00Z')).toBe('2026-02-28');
    expect(edited({ ...birthday, leads: [3] }, '2026-02-28', '2026-02-28T14:03:00Z')).toBe('2026-03-11');
    expect(edited(birthday, '2026-03-11', '2026-02-28T14:03:00Z')).toBe('2026-03-11');
    expect(edited(birthday, null, '2026-02-28T14:03:00Z')).toBe('2026-03-11');
    expect(edited(birthday, '2026-02-28', '2026-03-16T14:03:00Z')).toBe('2027-02-28');
  });

  it('each reminder of three years once, whatever the zone does in between', () => {
    const zones = ['America/Chicago', 'Asia/Tokyo', 'Pacific/Pago_Pago', 'Europe/Berlin'];
    const sent: string[] = [];
    let zone = 0;
    let mailTime = { timeZone: zones[0] ?? '', hour: 8 };
    let plan = planAfter(birthday, mailTime, at('2026-01-01T00:00:00Z'));
    for (let now = Date.parse('2026-01-01T00:00:00Z'); now < Date.parse('2029-01-01T00:00:00Z'); now += HOUR) {
      // He travels every eleven days: the day stays, its moment moves.
      if ((now / HOUR) % (11 * 24) === 0) {
        zone += 1;
        mailTime = { timeZone: zones[zone % zones.length] ?? '', hour: 8 };
        if (plan.nextOn) plan = { ...plan, nextAt: momentAt(plan.nextOn, mailTime.hour, mailTime.timeZone) };
      }
      if (!plan.nextAt || !plan.nextOn || plan.nextAt.getTime() > now) continue;
      const reminder = dueAndNext(birthday, plan.nextOn, mailTime, new Date(now)).due;
      if (reminder) sent.push(`${reminder.occurrence} ${reminder.lead}`);
      plan = planAfter(birthday, mailTime, new Date(now));
    }
    const expected = [2026, 2027, 2028].flatMap((year) => [`${year}-03-14 14`, `${year}-03-14 3`]);
    // A second time on the same day can be planned where he flew back over it; the email log takes it once.
    expect([...new Set(sent)]).toEqual(expected);
  });
});
