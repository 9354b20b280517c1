import { describe, expect, it } from 'vitest';
import { cosine, quantise } from '../server/assistant/embedding/int8';
import { read, shifted, written } from '../server/assistant/judgement/shift';
import type { Vector } from '../server/assistant/notes';
import { learnShift } from './learn-shift';

const SIZE = 16;

/** Numbers on both sides of 0, always the same. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Questions, and answers that lie elsewhere: what a question says at one place, its answer says at the next. */
function casesOf(count: number, seed: number): { asked: Vector[]; answers: Vector[] } {
  const next = numbersFrom(seed);
  const questions = Array.from({ length: count }, () => Array.from({ length: SIZE }, next));
  const moved = (numbers: number[]) => [...numbers.slice(-1), ...numbers.slice(0, -1)];
  return {
    asked: questions.map(quantise),
    answers: questions.map((question) =>
      quantise(moved(question).map((number, at) => number + (question[at] ?? 0) / 2)),
    ),
  };
}

function firsts(asked: readonly Vector[], answers: readonly Vector[]): number {
  const isFirst = (question: Vector, which: number) => {
    const near = answers.map((answer) => cosine(question, answer));
    return near.indexOf(Math.max(...near)) === which;
  };
  return asked.filter(isFirst).length;
}

describe('the learned shift of a question', () => {
  const known = casesOf(60, 1);
  const unseen = casesOf(40, 2);
  const shift = learnShift({ asked: known.asked, belonging: [known.answers] });

  it('brings questions that it has not seen nearer to their answers', () => {
    const before = firsts(unseen.asked, unseen.answers);
    const after = firsts(
      unseen.asked.map((question) => shifted(question, shift)),
      unseen.answers,
    );
    expect(after).toBeGreaterThan(before);
  });

  it('is the same each time, and as good with 8 bits a number', () => {
    expect(learnShift({ asked: known.asked, belonging: [known.answers] })).toEqual(shift);
    const kept = read(written(shift));
    for (const question of unseen.asked)
      expect(cosine(shifted(question, kept), shifted(question, shift))).toBeGreaterThan(
        0.99 * cosine(shifted(question, shift), shifted(question, shift)),
      );
  });
});
