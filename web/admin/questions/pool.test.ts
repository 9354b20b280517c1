import { describe, expect, it } from 'vitest';
import { poolQuestion } from '../../testing/notebook';
import { orderedBy, poolOf, poolTextFault, soughtIn } from './pool';

const old = poolQuestion(1, { text: 'Which flower?' });
const alsoOld = poolQuestion(2, { text: 'A cup of what?', category: 'affection' });
const fresh = poolQuestion(3, { text: 'Which soup?', created_at: '2025-06-01T00:00:00.000Z' });
const own = poolQuestion(4, { created_by_user_id: poolQuestion(9).id });

describe('the list of system questions', () => {
  it('ADMINQ-19 is read from a plain array and from an object with questions', () => {
    expect(poolOf([old])).toEqual([old]);
    expect(poolOf({ questions: [old] })).toEqual([old]);
    expect(poolOf(null)).toEqual([]);
  });

  it('ADMINQ-02 leaves out what a user wrote', () => {
    expect(poolOf([old, own])).toEqual([old]);
  });

  it('begins with the newest, then goes by the alphabet', () => {
    expect(poolOf([old, alsoOld, fresh])).toEqual([fresh, alsoOld, old]);
  });

  it('is searched by the words of a question and by its category', () => {
    const found = (term: string) => soughtIn([old, alsoOld, fresh], { term, category: 'all' });
    expect(found(' WHICH ')).toEqual([old, fresh]);
    expect(found('affec')).toEqual([alsoOld]);
    expect(found('  ')).toEqual([old, alsoOld, fresh]);
    expect(found('nothing like it')).toEqual([]);
  });

  it('is narrowed to a category, but for what he just changed', () => {
    const inAffection = { term: '', category: 'affection' } as const;
    expect(soughtIn([old, alsoOld, fresh], inAffection)).toEqual([alsoOld]);
    expect(soughtIn([old, alsoOld, fresh], inAffection, new Set([old.id]))).toEqual([old, alsoOld]);
    expect(soughtIn([old, alsoOld], { ...inAffection, term: 'which' })).toEqual([]);
  });

  it('is ordered by a count: what happened a few times stands before what never did', () => {
    const counts = new Map([
      [old.id, { id: old.id, asked: 40, skipped: 0, answered: null }],
      [fresh.id, { id: fresh.id, asked: 9, skipped: null, answered: 12 }],
    ]);
    const all = [alsoOld, old, fresh];
    expect(orderedBy(all, 'newest', counts)).toEqual(all);
    expect(orderedBy(all, 'asked', counts)).toEqual([old, fresh, alsoOld]);
    expect(orderedBy(all, 'skipped', counts)).toEqual([fresh, alsoOld, old]);
    expect(orderedBy(all, 'answered', counts)).toEqual([fresh, old, alsoOld]);
  });
});

describe("an administrator's text", () => {
  it('ADMINQ-06 raises no complaint when it is blank: it is ignored', () => {
    expect(poolTextFault('')).toBeNull();
    expect(poolTextFault(' \n ')).toBeNull();
  });

  it('is complained about when it is too long', () => {
    expect(poolTextFault('x'.repeat(500))).toBeNull();
    expect(poolTextFault('x'.repeat(501))).toBe('Question text must be 500 characters or less');
  });
});
