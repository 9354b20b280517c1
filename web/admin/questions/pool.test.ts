import { describe, expect, it } from 'vitest';
import { poolQuestion } from '../../testing/notebook';
import { poolOf, poolTextFault, soughtIn } from './pool';

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
    expect(soughtIn([old, alsoOld, fresh], ' WHICH ')).toEqual([old, fresh]);
    expect(soughtIn([old, alsoOld], 'affec')).toEqual([alsoOld]);
    expect(soughtIn([old, alsoOld], '  ')).toEqual([old, alsoOld]);
    expect(soughtIn([old], 'nothing like it')).toEqual([]);
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
