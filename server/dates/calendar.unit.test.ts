import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { occurrenceIn, yearOf } from '../../contract/date-days';
import { type DateRule, daysIn } from '../../contract/date-rules';
import { addDays } from '../../contract/days';
import { thorough } from '../testing/thorough';
import { calendarOf } from './calendar';
import type { OpenDate } from './present';

const TODAY = '2026-11-16';
const YEARS = 10;
const openFeed = { discreet: false, sequence: 0, changedAt: new Date('2026-01-01T00:00:00Z') };

let ids = 0;
function dateOf(rule: DateRule, more: Partial<OpenDate['content']> = {}, rest: Partial<OpenDate> = {}): OpenDate {
  ids += 1;
  const content = {
    occasion: 'other' as const,
    label: 'A day',
    rule,
    leads: [14, 3],
    discreetTitle: null,
    quoted: [],
    went: [],
  };
  const at = new Date(`${TODAY}T18:00:00Z`);
  return {
    id: `id-${ids}`,
    userId: 'him',
    content: { ...content, ...more },
    nextOn: null,
    sequence: 0,
    createdAt: at,
    updatedAt: at,
    ...rest,
  };
}

const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

/** Every day on which a calendar program shows the entry, up to the end of a year. */
function daysShown(entry: ICAL.Event, lastYear: number): string[] {
  const shown: string[] = [];
  const days = entry.iterator();
  for (let next = days.next(); next && next.year <= lastYear; next = days.next()) shown.push(next.toString());
  return shown;
}

const month = fc.integer({ min: 1, max: 12 });
const anyRule: fc.Arbitrary<DateRule> = fc.oneof(
  month.chain((m) => fc.integer({ min: 1, max: daysIn(m) }).map((day): DateRule => ({ kind: 'day', month: m, day }))),
  fc.constantFrom<DateRule>(
    { kind: 'day', month: 2, day: 29 },
    { kind: 'day', month: 2, day: 29, plainYears: 'mar-1' },
    { kind: 'day', month: 2, day: 28 },
    { kind: 'day', month: 6, day: 5, year: 2027 },
  ),
  fc
    .tuple(month, fc.integer({ min: 0, max: 6 }), fc.constantFrom(-1, 1, 2, 3, 4, 5))
    .map(([m, weekday, nth]): DateRule => ({ kind: 'weekday', month: m, weekday, nth })),
  month.map((m): DateRule => ({ kind: 'month', month: m })),
);

const DATES = thorough(250);

describe('the calendar that a program reads', () => {
  it(`shows ${DATES} random dates on the days of our own arithmetic, for ten years`, () => {
    const lastYear = yearOf(TODAY) + YEARS;
    fc.assert(
      fc.property(anyRule, (rule) => {
        const [entry] = entriesOf(calendarOf([dateOf(rule, { leads: [] })], openFeed, TODAY));
        if (!entry) throw new Error('no entry');
        const years = Array.from({ length: YEARS + 1 }, (_, n) => yearOf(TODAY) + n);
        // Entered today by the clock of Greenwich: where he is, it may still be yesterday.
        const first = addDays(TODAY, -1);
        const ours = years.map((year) => occurrenceIn(rule, year)).filter((day) => day !== null && day >= first);
        expect(daysShown(entry, lastYear)).toEqual(ours);
      }),
      { numRuns: DATES },
    );
  });

  it('shows the days that remind him as entries of their own, for the next two times, and no alarm', () => {
    const rule: DateRule = { kind: 'day', month: 3, day: 10 };
    const text = calendarOf([dateOf(rule, { label: 'Her birthday', leads: [14, 1, 0] })], openFeed, TODAY);
    expect(text).not.toContain('VALARM');
    const shown = entriesOf(text).map(({ summary, startDate }) => `${startDate} ${summary}`);
    expect(shown).toEqual([
      '2027-03-10 Her birthday',
      '2027-02-24 In 14 days: Her birthday',
      '2027-03-09 Tomorrow: Her birthday',
      // The same lead, over a leap day.
      '2028-02-25 In 14 days: Her birthday',
      '2028-03-09 Tomorrow: Her birthday',
    ]);
  });

  it('names an entry the same at every reading, so that none comes twice', () => {
    const date = dateOf({ kind: 'day', month: 3, day: 10 });
    const uidsOn = (today: string) => entriesOf(calendarOf([date], openFeed, today)).map(({ uid }) => uid);
    expect(uidsOn(addDays(TODAY, 40))).toEqual(uidsOn(TODAY));
    expect(new Set(uidsOn(TODAY)).size).toBe(5);
    expect(calendarOf([date], openFeed, addDays(TODAY, 40))).toBe(calendarOf([date], openFeed, TODAY));
  });

  it('keeps lines to 75 octets that end as the standard has it, and every character of a title', () => {
    const label = 'Ännchen’s 40th, “finally”; back\\slash 🎂🎉👩‍❤️‍👨 and so on and on until it has to be folded 🎂🎂';
    const text = calendarOf([dateOf({ kind: 'month', month: 6 }, { label, leads: [60] })], openFeed, TODAY);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(entriesOf(text).map(({ summary }) => summary)).toEqual([
      label,
      `In 60 days: ${label}`,
      `In 60 days: ${label}`,
    ]);
  });

  it('says that nobody is busy, that it is private, and when to read it again', () => {
    const text = calendarOf([dateOf({ kind: 'month', month: 6 })], openFeed, TODAY);
    for (const line of [
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
    ]) {
      expect(text).toContain(`${line}\r\n`);
    }
  });

  it('is visibly newer when a date or what is shown of it changes', () => {
    const rule: DateRule = { kind: 'month', month: 6 };
    const stateOf = (date: OpenDate, feed = openFeed) => {
      const [entry] = entriesOf(calendarOf([date], feed, TODAY));
      return [entry?.sequence, entry?.component.getFirstPropertyValue('last-modified')?.toString()];
    };
    expect(stateOf(dateOf(rule))).toEqual([0, '2026-11-16T18:00:00Z']);
    const edited = { sequence: 2, updatedAt: new Date('2026-12-01T00:00:00Z') };
    expect(stateOf(dateOf(rule, {}, edited))).toEqual([2, '2026-12-01T00:00:00Z']);
    const switched = { discreet: true, sequence: 1, changedAt: new Date('2026-12-02T00:00:00Z') };
    expect(stateOf(dateOf(rule, {}, edited), switched)).toEqual([3, '2026-12-02T00:00:00Z']);
  });

  it('shows nothing but the name of the product, or what he wrote for it, where it is discreet', () => {
    const rule: DateRule = { kind: 'month', month: 6 };
    const dates = [dateOf(rule, { label: 'Her birthday' }), dateOf(rule, { label: 'Us', discreetTitle: 'Florist' })];
    const text = calendarOf(dates, { ...openFeed, discreet: true }, TODAY);
    expect(text).not.toMatch(/birthday|Us\b/);
    expect([...new Set(entriesOf(text).map(({ summary }) => summary))]).toEqual([
      'Heartnote',
      'In 14 days: Heartnote',
      'In 3 days: Heartnote',
      'Florist',
      'In 14 days: Florist',
      'In 3 days: Florist',
    ]);
  });

  it('is a calendar without entries where he keeps no day', () => {
    expect(entriesOf(calendarOf([], openFeed, TODAY))).toEqual([]);
  });
});
