import { describe, expect, it } from 'vitest';
import { asked, chosen, daysAgo, december, may, question } from '../testing/selection';
import type { Recent } from './candidate-store';

describe('the first weeks', () => {
  const first = question('first', { opening: 0, depth: 2, category: 'our-story' });
  const second = question('second', { opening: 1 });
  const gift = question('gift', { category: 'gifts-and-surprises' });
  const ofSeason = question('season', { season: may });

  it('bring the opening in its order, whatever else speaks for others', () => {
    const essential = question('essential', { essential: true });
    const all = [second, ofSeason, gift, essential, first];
    expect(chosen(all, { daysAsked: 0, answers: 0 })).toBe('first');
    expect(chosen(all.slice(0, -1), { daysAsked: 1, answers: 1 })).toBe('second');
  });

  it('stay light and of use for a gift where he has skipped the opening', () => {
    const deeper = question('deeper', { category: 'gifts-and-surprises', depth: 2 });
    expect(chosen([question('any'), deeper, ofSeason, gift], { daysAsked: 13, answers: 20 })).toBe('gift');
    expect(chosen([question('any'), ofSeason, gift], { daysAsked: 14, answers: 20 })).toBe('season');
  });

  it('are over after three, for those who were here before there was an opening', () => {
    const essential = question('essential', { essential: true });
    expect(chosen([first, essential], { daysAsked: 20 })).toBe('first');
    expect(chosen([first, essential], { daysAsked: 21 })).toBe('essential');
  });
});

describe('the essentials', () => {
  const essential = question('essential', { essential: true, category: 'our-story' });
  const answersByCategory = new Map([['our-story', 50]] as const);
  const next = (recent: Recent[], daysAsked = 30) =>
    chosen([question('any'), essential], { recent, daysAsked, answersByCategory });

  it('come every third day', () => {
    expect(next([asked(3, { essential: true })])).toBe('essential');
    expect(next([asked(2, { essential: true })])).toBe('any');
  });

  it('come every day where they would not all be seen by day 90', () => {
    expect(next([asked(1, { essential: true })], 88)).toBe('any');
    expect(next([asked(1, { essential: true })], 89)).toBe('essential');
    expect(next([asked(1, { essential: true })], 120)).toBe('any');
  });

  it('have had their turn once he has seen them', () => {
    const seen = question('seen', { essential: true, category: 'our-story', lastSkippedAt: daysAgo(40), skips: 1 });
    expect(chosen([question('any'), seen], { answersByCategory })).toBe('any');
  });
});

describe('the seasons', () => {
  const spring = question('spring', { season: may, category: 'affection' });
  const winter = question('winter', { season: december, category: 'affection' });
  const any = question('any');
  const answersByCategory = new Map([['affection', 50]] as const);

  it('come first inside their dates, and not at all outside while anything else is left', () => {
    const old = question('old', { lastAnsweredAt: daysAgo(700) });
    const on = (today: string) => chosen([any, spring, winter], { answersByCategory, today });
    expect([on('2026-05-01'), on('2026-05-31'), on('2026-06-01')]).toEqual(['spring', 'spring', 'any']);
    expect(chosen([spring, old], { today: '2026-06-01' })).toBe('old');
    expect(chosen([spring], { today: '2026-06-01' })).toBe('spring');
  });

  it('are half a year later in the south, but a holiday has its date', () => {
    const holiday = question('holiday', { season: { ...may, followsSun: false } });
    expect(chosen([any, spring, winter], { answersByCategory, isSouthern: true })).toBe('any');
    expect(chosen([any, spring, winter], { answersByCategory, isSouthern: true, today: '2026-06-10' })).toBe('winter');
    expect(chosen([any, holiday], { isSouthern: true })).toBe('holiday');
  });

  it('come at most twice in seven days, never running', () => {
    const seasonal = (ago: number) => asked(ago, { season: may });
    const next = (...days: number[]) => chosen([any, spring], { answersByCategory, recent: days.map(seasonal) });
    expect([next(1), next(2), next(2, 5), next(3, 6), next(3, 7)]).toEqual(['any', 'spring', 'any', 'any', 'spring']);
    const skipped = question('skipped', { season: may, skippedToday: true, lastSkippedAt: daysAgo(0), skips: 1 });
    expect(chosen([any, spring, skipped], { answersByCategory })).toBe('any');
  });

  it('come in the order in which they end', () => {
    const ending = question('ending', { season: { ...may, until: '05-12' } });
    expect(chosen([spring, ending])).toBe('ending');
    const overNewYear = question('over', { season: { from: '12-01', until: '01-05', followsSun: false } });
    expect(chosen([overNewYear, winter], { today: '2026-12-20' })).toBe('winter');
    expect(chosen([any, overNewYear], { today: '2027-01-05' })).toBe('over');
    expect(chosen([any, overNewYear], { today: '2027-01-06' })).toBe('any');
  });
});

describe('a pack that he has switched on', () => {
  const ofPack = question('pack', { pack: 'pets', category: 'our-story' });
  const answersByCategory = new Map([['our-story', 50]] as const);

  it('shows at once, and then once a week', () => {
    const next = (...recent: Recent[]) => chosen([question('any'), ofPack], { answersByCategory, recent });
    expect(next()).toBe('pack');
    expect(next(asked(6, { pack: 'faith' }))).toBe('any');
    expect(next(asked(7, { pack: 'faith' }))).toBe('pack');
    expect(chosen([question('first', { opening: 0 }), ofPack], { daysAsked: 3, answers: 0 })).toBe('pack');
  });

  it('goes no deeper than the middle with somebody who has just begun', () => {
    const deep = question('deep', { pack: 'intimacy', depth: 3 });
    expect(chosen([question('any'), deep], { answers: 20 })).toBe('any');
    expect(chosen([question('any'), deep], { answers: 30 })).toBe('deep');
  });
});

describe('what is the same in meaning', () => {
  const first = question('first', { kin: 'first' });
  const other = question('other', { kin: 'first', isFirstOfKin: false });
  const any = question('any', { depth: 3 });

  it('waits for the best of its kin to be asked', () => {
    expect(chosen([other, any], { lastDepth: 3 })).toBe('other');
    expect(chosen([other, first], { tieBreak: (id) => (id === 'other' ? 0 : 1) })).toBe('first');
  });

  it.each(['lastAnsweredAt', 'lastSkippedAt', 'lastAskedAt'] as const)('waits a year after %s of another', (what) => {
    const since = (days: number) => chosen([{ ...first, [what]: daysAgo(days) }, other, any], { lastDepth: 3 });
    expect(since(364.9)).toBe(what === 'lastAnsweredAt' ? 'any' : 'first');
    const held = (days: number) =>
      chosen([{ ...first, [what]: daysAgo(days), lastAnsweredAt: daysAgo(days) }, other, any], { lastDepth: 3 });
    expect(held(364.9)).toBe('any');
    expect(held(365)).toBe('other');
  });
});

it('one more than today has no turns: it is drawn from all that suit him', () => {
  const all = [question('any'), question('pack', { pack: 'pets' }), question('season', { season: may })];
  for (const { id } of all) {
    const tieBreak = (other: string) => (other === id ? 0 : 1);
    expect(chosen(all, { isExtra: true, tieBreak })).toBe(id);
  }
});
