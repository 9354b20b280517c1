import { describe, expect, it } from 'vitest';
import { allCardFields, cardGroups } from '../../contract/card-fields';
import { pool } from '../questions/pool/pool';
import { databaseIdOf } from '../subjects/pool-id';
import { fills, questionsFor } from './fitting-questions';

const byId = new Map(pool.map((question) => [databaseIdOf(question.id), question]));
/** Nobody has written a question for these yet: he can only note them down, or find them in another answer. */
const UNASKED = ['dress', 'glove', 'underwear'];

describe('the fields of her card', () => {
  it('are about forty in six groups', () => {
    expect(allCardFields.length).toBeGreaterThan(38);
    expect(allCardFields.length).toBeLessThan(50);
    expect(Object.keys(cardGroups)).toHaveLength(6);
  });

  it.each(allCardFields)('%s is filled by questions of the pool in the words they have', (field) => {
    const fitting = questionsFor(field).filter((id) => byId.has(id));
    expect(fitting.length > 0).toBe(!UNASKED.includes(field));
    for (const id of fitting)
      expect(fills(field, { id, text: byId.get(id)?.text ?? '' }), byId.get(id)?.text).toBe(true);
  });

  it('no question fills two', () => {
    const all = allCardFields.flatMap((field) => questionsFor(field));
    expect(all.filter((id, at) => all.indexOf(id) !== at).map((id) => byId.get(id)?.text)).toEqual([]);
  });

  it('a question that an administrator has made another fills none', () => {
    const id = databaseIdOf('size-001');
    expect(fills('shoe', { id, text: 'Which cake and which song do you want on your birthday?' })).toBe(false);
  });
});
