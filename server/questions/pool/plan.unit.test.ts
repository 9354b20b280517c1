import { describe, expect, it } from 'vitest';
import { essentials } from './essentials';
import { opening } from './opening';
import { planOf } from './plan';
import { pool, shippedQuestions } from './pool';
import { sameInMeaning } from './same-in-meaning';

const everybodys = new Map(pool.map((question) => [question.id, question]));
const shipped = new Set(shippedQuestions.map(({ id }) => id));

describe('when the pool wants a question asked', () => {
  it('opens with fourteen that are there for everybody, in no season, and none of them deep', () => {
    expect(new Set(opening).size).toBe(14);
    for (const id of opening) {
      const question = everybodys.get(id);
      expect({ id, season: question?.season, isThere: question !== undefined }).toEqual({ id, isThere: true });
      expect(question?.depth, id).toBeLessThanOrEqual(2);
      expect(planOf(id).opening).toBe(opening.indexOf(id));
    }
  });

  it('calls about thirty subjects essential, each asked by one question that everybody can be asked at any time', () => {
    const ids: string[] = Object.values(essentials);
    expect(ids.length).toBeGreaterThanOrEqual(28);
    expect(ids.length).toBeLessThanOrEqual(34);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(everybodys.get(id)?.season, id).toBeUndefined();
      expect(everybodys.get(id)?.depth, id).toBeLessThanOrEqual(2);
      // Else it would have to wait for another one.
      expect(planOf(id), id).toMatchObject({ essential: true, sameAs: null });
    }
  });

  it('keeps apart what is the same in meaning: each question in one list, the first of it for everybody', () => {
    const listed = sameInMeaning.flat();
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((id) => !shipped.has(id))).toEqual([]);
    for (const [first = '', ...others] of sameInMeaning) {
      expect(others.length).toBeGreaterThan(0);
      expect(everybodys.has(first), first).toBe(true);
      expect(others.map((id) => planOf(id).sameAs)).toEqual(others.map(() => first));
    }
    expect(opening.filter((id) => planOf(id).sameAs !== null)).toEqual([]);
  });
});
