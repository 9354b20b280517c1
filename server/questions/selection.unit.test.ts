import { describe, expect, it } from 'vitest';
import type { QuestionCategory } from '../../contract/questions';
import { chosen, daysAgo, december, may, question, situation } from '../testing/selection';
import type { Candidate } from './candidate-store';
import { choose } from './selection';

describe('what he has answered and skipped', () => {
  const answered = (id: string, days: number, changes: Partial<Candidate> = {}) =>
    question(id, { lastAnsweredAt: daysAgo(days), ...changes });

  it('one that he never answered comes before all that he did, whatever else speaks for them', () => {
    const unattractive = question('new', { depth: 3, lastSkippedAt: daysAgo(1), skips: 5 });
    expect(chosen([answered('old', 4000, { season: may }), unattractive], { answers: 0, daysAsked: 0 })).toBe('new');
  });

  it('a skipped one rests for 30 days, and after three skips for 180', () => {
    const other = question('other', { depth: 3 });
    const skippedOne = (days: number, skips: number) => question('skipped', { lastSkippedAt: daysAgo(days), skips });
    expect(chosen([other, skippedOne(29.9, 1)])).toBe('other');
    expect(chosen([other, skippedOne(30, 2)], { lastDepth: 3 })).toBe('skipped');
    expect(chosen([other, skippedOne(179.9, 3)])).toBe('other');
    expect(chosen([other, skippedOne(180, 3)], { lastDepth: 3 })).toBe('skipped');
  });

  it('one that was asked and left without an answer rests for 30 days too: a new day brings another question', () => {
    const ofTheSeason = (days: number) => question('season', { season: may, lastAskedAt: daysAgo(days) });
    expect(chosen([question('other'), ofTheSeason(1)])).toBe('other');
    expect(chosen([question('other'), ofTheSeason(30)])).toBe('season');
    expect(chosen([answered('oldest', 600, { lastAskedAt: daysAgo(1) }), answered('due', 500)])).toBe('due');
    expect(chosen([answered('oldest', 10, { lastAskedAt: daysAgo(10.1) }), answered('newer', 5)])).toBe('oldest');
  });

  it('answered ones come back when their interval is over, the oldest first', () => {
    const due = answered('due', 91, { repeatAfterDays: 90 });
    expect(chosen([answered('older but not due', 300), due])).toBe('due');
    expect(chosen([answered('due later', 400), answered('due first', 500), due])).toBe('due first');
  });

  it('where no interval is over, the one answered longest ago comes back', () => {
    expect(chosen([answered('yesterday', 1), answered('longest ago', 60), answered('last month', 30)])).toBe(
      'longest ago',
    );
  });

  it('an answered one that he skipped rests too, even where it is the oldest and due', () => {
    const refused = answered('refused', 700, { lastSkippedAt: daysAgo(1), skips: 1 });
    expect(chosen([refused, answered('recent', 5)])).toBe('recent');
    expect(chosen([{ ...refused, lastSkippedAt: daysAgo(31) }, answered('recent', 5)])).toBe('refused');
  });

  it('one skipped today comes only where there is no other at all', () => {
    const skippedToday = question('skipped', { skippedToday: true, lastSkippedAt: daysAgo(0), skips: 1 });
    expect(chosen([skippedToday, answered('answered just now', 0)])).toBe('answered just now');
    expect(chosen([skippedToday])).toBe('skipped');
  });

  it('while there is any question, one is chosen; without any, none', () => {
    expect(
      choose([question('only', { depth: 3, season: december })], situation({ answers: 0, daysAsked: 0 }))?.id,
    ).toBe('only');
    expect(choose([], situation())).toBeNull();
  });
});

describe('what suits the day', () => {
  const byCategory = (counts: Partial<Record<QuestionCategory, number>>) =>
    new Map(Object.entries(counts) as [QuestionCategory, number][]);

  it('is of the category that he has answered least', () => {
    const candidates = [question('a'), question('b', { category: 'our-story' }), question('c', { category: 'custom' })];
    const counts = { playful: 4, 'our-story': 3, custom: 5 } as const;
    expect(chosen(candidates, { answersByCategory: byCategory(counts) })).toBe('b');
    expect(chosen(candidates, { answersByCategory: byCategory({ playful: 4, 'our-story': 3 }) })).toBe('c');
  });

  it('what is equal in all that is ordered by user and day', () => {
    const ids = ['a', 'b', 'c'];
    const candidates = ids.map((id) => question(id));
    for (const first of ids) {
      const tieBreak = (id: string) => (id === first ? -1 : ids.indexOf(id));
      expect(chosen(candidates, { tieBreak })).toBe(first);
    }
  });
});

describe('how deep it goes', () => {
  const light = question('light', { category: 'playful' });
  const middle = question('middle', { depth: 2, category: 'our-story' });
  const deep = question('deep', { depth: 3, category: 'feeling-loved' });
  /** Everything but the depth speaks for the deeper ones. */
  const answersByCategory = new Map<QuestionCategory, number>([
    ['playful', 9],
    ['our-story', 5],
  ]);
  const afterAnswers = (answers: number, lastDepth: number | null = 1) =>
    chosen([light, middle, deep], { answers, lastDepth, answersByCategory });

  it('grows with the number of answers: from 7 the middle, from 30 the deep', () => {
    expect([0, 6].map((n) => afterAnswers(n))).toEqual(['light', 'light']);
    expect([7, 29].map((n) => afterAnswers(n))).toEqual(['middle', 'middle']);
    expect([30, 5000].map((n) => afterAnswers(n))).toEqual(['deep', 'deep']);
  });

  it('never two deep ones running', () => {
    expect(afterAnswers(300, 3)).toBe('middle');
    expect(afterAnswers(300, 2)).toBe('deep');
    expect(afterAnswers(300, null)).toBe('deep');
  });

  it('a deeper one is still asked where nothing lighter is left', () => {
    expect(chosen([deep], { answers: 0 })).toBe('deep');
    expect(chosen([deep, middle], { answers: 0, answersByCategory })).toBe('deep');
  });
});
