import { describe, expect, it } from 'vitest';
import { answerItem, poolQuestion } from '../testing/notebook';
import { unansweredItems } from './search';
import { filtersInUse, noFilters, passes, readFilters, type SearchFilters, writeFilters } from './search-filters';

const at = (date: number, hour: number, minute = 0) => new Date(2025, 2, date, hour, minute).toISOString();
const early = answerItem(1, { created_at: at(9, 0), category: 'our-story' });
const late = answerItem(2, { created_at: at(10, 23, 59), is_custom_question: true, category: 'custom' });
const ownToAsk = answerItem(3, { type: 'question', answer_text: null, is_custom_question: true, category: 'custom' });
const [toAsk = ownToAsk] = unansweredItems([], [poolQuestion(4, { category: 'our-story' })]);
const all = [early, late, ownToAsk, toAsk];
const kept = (filters: Partial<SearchFilters>, answeredHere = new Set<string>()) =>
  all.filter((item) =>
    passes(item, { ...noFilters, ...filters }, { answeredHere, saidAWhileAgo: new Set([early.item_id]) }),
  );

describe('a filter', () => {
  it('lets everything pass where none is set', () => {
    expect(kept({})).toEqual(all);
  });

  it('by category', () => {
    expect(kept({ category: 'our-story' })).toEqual([early, toAsk]);
  });

  it('by pool or own questions', () => {
    expect(kept({ source: 'own' })).toEqual([late, ownToAsk]);
    expect(kept({ source: 'pool' })).toEqual([early, toAsk]);
  });

  it('by days of his zone, both ends included and either left open', () => {
    expect(kept({ from: '2025-03-09', to: '2025-03-09' })).toEqual([early]);
    expect(kept({ from: '2025-03-10' })).toEqual([late]);
    expect(kept({ to: '2025-03-10' })).toEqual([early, late]);
    expect(kept({ from: '2025-03-11' })).toEqual([]);
  });

  it('by days takes the two ends whichever way round', () => {
    expect(kept({ from: '2025-03-10', to: '2025-03-09' })).toEqual([early, late]);
  });

  it('by what waits for her answer, which has no day', () => {
    expect(kept({ notAsked: true })).toEqual([ownToAsk, toAsk]);
    expect(kept({ notAsked: true, from: '2030-01-01' })).toEqual([ownToAsk, toAsk]);
  });

  it('by what she said a while ago, which no question has been', () => {
    expect(kept({ aWhileAgo: true })).toEqual([early]);
    expect(kept({ aWhileAgo: true, category: 'playful' })).toEqual([]);
  });

  it('keeps in sight what he has just answered', () => {
    expect(kept({ notAsked: true }, new Set([early.question_id]))).toEqual([early, ownToAsk, toAsk]);
  });
});

it('filters are counted as one reads them', () => {
  expect(filtersInUse(noFilters)).toBe(0);
  expect(filtersInUse({ ...noFilters, from: '2025-03-09', to: '2025-03-10', category: 'playful' })).toBe(2);
  expect(filtersInUse({ ...noFilters, from: '2025-03-09', notAsked: true, source: 'own' })).toBe(2);
});

describe('filters in the address', () => {
  it('come back as they were, and leave the rest of it alone', () => {
    const chosen: SearchFilters = {
      ...{ category: 'our-story', from: '2025-03-09', to: '2025-03-10', source: 'pool' },
      ...{ notAsked: true, aWhileAgo: false },
    };
    const address = writeFilters(new URLSearchParams('tab=search'), chosen);
    expect(address.get('tab')).toBe('search');
    expect(readFilters(address)).toEqual(chosen);
    expect(writeFilters(address, noFilters).toString()).toBe('tab=search');
    const earlier = { ...noFilters, aWhileAgo: true };
    expect(readFilters(writeFilters(address, earlier))).toEqual(earlier);
  });

  it('that make no sense are none', () => {
    const address = new URLSearchParams('category=toString&from=soon&to=1&questions=yours&not-asked=1&said=soon');
    expect(readFilters(address)).toEqual(noFilters);
  });
});
