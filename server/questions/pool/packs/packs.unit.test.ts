import { describe, expect, it } from 'vitest';
import { allPacks, mayBeMailed } from '../../../../contract/packs';
import { asksTheSame, contentWords } from '../near-duplicates';
import { areSpaced } from '../plan';
import { pool, shippedQuestions } from '../pool';
import { packQuestions } from './packs';

const lines = (questions: typeof packQuestions) => questions.map(({ id, text }) => `${id} ${text}`);

describe('the packs', () => {
  it.each(allPacks)('%s has at least twelve questions, under a prefix of its own', (pack) => {
    const ids = packQuestions.filter((question) => question.pack === pack).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids.map((id) => id.replace(/-\d{3}$/, ''))).size).toBe(1);
  });

  it('keep to themselves: nothing of a pack is in the pool of everybody', () => {
    expect(pool.filter(({ pack }) => pack !== undefined)).toEqual([]);
    expect(packQuestions.filter(({ pack }) => pack === undefined)).toEqual([]);
    expect(new Set(shippedQuestions.map(({ id }) => id)).size).toBe(shippedQuestions.length);
  });

  it('are spoken to her in one breath, without an exclamation mark', () => {
    expect(lines(packQuestions.filter(({ text }) => text.split(/\s+/).length >= 20))).toEqual([]);
    expect(lines(packQuestions.filter(({ text }) => !/^[^.?!…]+[.?]$/.test(text)))).toEqual([]);
    expect(lines(packQuestions.filter(({ text }) => !/\b(you|your|yours|yourself)\b/i.test(text)))).toEqual([]);
  });

  it('repeat nothing in nearly the same words, neither among themselves nor from the pool', () => {
    const read = shippedQuestions.map((question) => ({ ...question, words: contentWords(question.text) }));
    const same = read.flatMap((a, at) =>
      a.pack === undefined
        ? []
        : read
            .slice(0, at)
            .flatMap((b) => (asksTheSame(a.words, b.words) && !areSpaced(a.id, b.id) ? [`${a.text} | ${b.text}`] : [])),
    );
    expect(same).toEqual([]);
  });

  it('may be mailed, but for what is the business of two people alone', () => {
    expect(allPacks.filter((pack) => !mayBeMailed(pack))).toEqual(['intimacy']);
    expect(mayBeMailed(null)).toBe(true);
  });
});
