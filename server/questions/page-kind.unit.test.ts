import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../contract/page-kinds';
import { kindInPool, kindOfPage, kindsInOneList } from './page-kind';
import { pool } from './pool/pool';

const byId = new Map(pool.map((question) => [question.id, question]));
function kindOf(id: string): PageKind {
  const { text = '', category = '' } = byId.get(id) ?? {};
  return kindOfPage({ questionId: id, text, category });
}

describe('the kind of a page', () => {
  it.each([
    ['gift-037', 'wish'],
    ['fav-055', 'favorite'],
    ['gift-036', 'never'],
    ['size-008', 'never'],
    ['calm-009', 'comfort'],
    ['home-025', 'comfort'],
    ['us-021', 'story'],
    ['size-003', 'fact'],
    ['friend-002', 'fact'],
  ])('%s is %s', (id, kind) => {
    expect(byId.has(id)).toBe(true);
    expect(kindOf(id)).toBe(kind);
  });

  it('uses each bookmark often enough to mean something, and none for half of all', () => {
    const counts = new Map<PageKind, number>();
    for (const { id } of pool) counts.set(kindOf(id), (counts.get(kindOf(id)) ?? 0) + 1);
    for (const [kind, n] of counts) expect(n, kind).toBeGreaterThan(pool.length / 20);
    expect(counts.size).toBe(6);
    expect(Math.max(...counts.values())).toBeLessThan(pool.length / 2);
  });

  it('reads a question of his own once for all its answers in a list, and anew for the next list', () => {
    let reads = 0;
    const asked = {
      questionId: 'own',
      category: 'custom',
      get text() {
        reads += 1;
        return 'Which soup and which bread do you love most?';
      },
    };
    for (const list of [1, 2]) {
      const kindOf = kindsInOneList();
      expect([kindOf(asked), kindOf(asked), kindOf(asked)]).toEqual(['favorite', 'favorite', 'favorite']);
      expect(reads).toBe(list);
    }
  });

  it('follows a question that was put in other words', () => {
    const asked = { questionId: 'us-021', category: 'our-story' };
    expect(kindInPool({ ...asked, text: byId.get('us-021')?.text ?? '' })).toBe('story');
    expect(kindInPool({ ...asked, text: 'Which soup and which bread do you love most?' })).toBe('favorite');
  });
});
