import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Verdict, verdicts } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { candidatesAt, IN_A_ROW, type Said } from './candidates';
import { afterChange, afterVerdict, bounds, chanceAfter, DANGER_DAYS } from './half-life';

const NOW = Date.parse('2027-03-01T00:00:00Z');
const said = (fields: Partial<Said> = {}): Said => ({
  ...{ id: 'a', category: 'food', saidAt: NOW - 400 * DAY, confirmedAt: null, last: null, uses: 0 },
  ...{ halfLife: 365, isDanger: false },
  ...fields,
});
const idsAt = (all: readonly Said[], recent: string[] = [], now = NOW) =>
  candidatesAt(all, now, recent).map(({ id }) => id);

const anAnswer = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom('food', 'gifts', 'sizes', 'dreams', 'stress'),
  saidAt: fc.integer({ min: 0, max: 2_000 }).map((days) => NOW - days * DAY),
  confirmedAt: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => NOW - days * DAY)),
  halfLife: fc.option(fc.constantFrom(60, 120, 365, 730, 1825)),
  isDanger: fc.boolean(),
  uses: fc.nat(5),
  last: fc.option(fc.record({ verdict: fc.constantFrom(...verdicts), at: fc.integer({ min: 0, max: 60 }) })),
});
const anyNotebook = fc
  .uniqueArray(anAnswer, { selector: ({ id }) => id, maxLength: 40 })
  .map((all): Said[] => all.map((one) => ({ ...one, last: one.last && { ...one.last, at: NOW - one.last.at * DAY } })));

describe('how long an answer holds', () => {
  it('stays within its bounds, whatever he says and however often', () => {
    const starts = fc.constantFrom(120, 365, 730);
    const life = fc.array(fc.constantFrom<Verdict | 'new word'>(...verdicts, 'new word'), { maxLength: 60 });
    fc.assert(
      fc.property(starts, fc.boolean(), life, (start, isDanger, events) => {
        let halfLife: number | null = start;
        for (const event of events)
          halfLife = event === 'new word' ? afterChange(halfLife) : afterVerdict({ halfLife, isDanger }, event);
        expect(halfLife).toBeGreaterThanOrEqual(bounds.shortest);
        expect(halfLife).toBeLessThanOrEqual(isDanger ? Math.max(start, DANGER_DAYS) : bounds.longest);
      }),
    );
  });

  it('doubles with each "still true" up to five years, and halves with her new word down to two months', () => {
    const still = (halfLife: number | null) => afterVerdict({ halfLife, isDanger: false }, 'still');
    expect([120, 365, 730, 1460, 1825].map(still)).toEqual([240, 730, 1460, 1825, 1825]);
    expect([1825, 365, 120, 60].map(afterChange)).toEqual([913, 183, 60, 60]);
    expect([afterChange(null), still(null)]).toEqual([null, null]);
    expect(afterVerdict({ halfLife: 365, isDanger: true }, 'still')).toBe(365);
    for (const verdict of ['unsure', 'later', 'changed', 'never'] as const)
      expect(afterVerdict({ halfLife: 365, isDanger: false }, verdict)).toBe(365);
    expect(chanceAfter(365 * DAY, 365)).toBe(0.5);
  });
});

describe('what he is asked about', () => {
  it('is in one order, whatever order the answers come in', () => {
    fc.assert(
      fc.property(anyNotebook, fc.infiniteStream(fc.nat()), (all, draws) => {
        const shuffled = all
          .map((one) => ({ one, at: draws.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(idsAt(shuffled)).toEqual(idsAt(all));
        expect(new Set(idsAt(all)).size).toBe(idsAt(all).length);
      }),
    );
  });

  it('is never what he wants to hear no more of, what holds for good, what is new, or what rests', () => {
    fc.assert(
      fc.property(anyNotebook, (all) => {
        for (const one of candidatesAt(all, NOW, [])) {
          expect(one.last?.verdict).not.toBe('never');
          expect(one.halfLife).not.toBeNull();
          expect(NOW - one.saidAt).toBeGreaterThanOrEqual(90 * DAY);
          if (one.last?.verdict === 'later') expect(NOW - one.last.at).toBeGreaterThanOrEqual(14 * DAY);
          if (one.last?.verdict === 'unsure') expect(NOW - one.last.at).toBeGreaterThanOrEqual(30 * DAY);
        }
      }),
    );
  });

  it('comes below one in two: dangers first, then what is least likely and most used', () => {
    expect(idsAt([said({ saidAt: NOW - 365 * DAY })])).toEqual([]);
    expect(idsAt([said({ saidAt: NOW - 366 * DAY })])).toEqual(['a']);
    expect(idsAt([said({ confirmedAt: NOW - 300 * DAY })])).toEqual([]);
    const all = [
      said({ id: 'younger' }),
      said({ id: 'older', saidAt: NOW - 500 * DAY }),
      said({ id: 'on her card', uses: 1 }),
      said({ id: 'danger', isDanger: true, saidAt: NOW - 370 * DAY }),
    ];
    expect(idsAt(all)).toEqual(['danger', 'on her card', 'older', 'younger']);
  });

  it('is of no category more than three times in ten weeks in a row, whatever she said and he says', () => {
    const weekly = fc.array(fc.option(fc.constantFrom<Verdict>(...verdicts)), { minLength: 30, maxLength: 60 });
    let most = 0;
    fc.assert(
      fc.property(anyNotebook, weekly, (begun, said) => {
        const notebook = new Map(begun.map((one) => [one.id, one]));
        const offered: { week: number; category: string }[] = [];
        for (const [week, verdict] of said.entries()) {
          // In some weeks he does not come by.
          if (verdict === null) continue;
          const at = NOW + week * 7 * DAY;
          const recent = offered.filter((one) => one.week > week - IN_A_ROW).map(({ category }) => category);
          const [first] = candidatesAt([...notebook.values()], at, recent);
          if (!first) continue;
          const confirmedAt = verdict === 'still' ? at : first.confirmedAt;
          notebook.set(first.id, {
            ...first,
            last: { verdict, at },
            confirmedAt,
            halfLife: afterVerdict(first, verdict),
          });
          offered.push({ week, category: first.category });
          const ten = offered.filter((one) => one.week > week - IN_A_ROW && one.category === first.category);
          most = Math.max(most, ten.length);
          expect(ten.length).toBeLessThanOrEqual(3);
        }
      }),
    );
    expect(most).toBe(3);
  });

  it('is of no category that has had two of the last nine, or three where it is a danger', () => {
    const all = [
      said({ id: 'food' }),
      said({ id: 'gifts', category: 'gifts' }),
      said({ id: 'danger', isDanger: true }),
    ];
    expect(idsAt(all, ['food', 'gifts'])).toEqual(['danger', 'food', 'gifts']);
    expect(idsAt(all, ['food', 'gifts', 'food'])).toEqual(['danger', 'gifts']);
    expect(idsAt(all, ['food', 'food', 'gifts', 'food'])).toEqual(['gifts']);
  });
});
