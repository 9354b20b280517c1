import { shippedQuestions } from '../../questions/pool/pool';
import { whenNeeded } from '../../subjects/when-needed';
import { unpacked } from '../embedding/packed';
import type { Vector } from '../notes';
import { learned } from './learned';
import needs from './needs.json';

/** He asks for no one thing: he tells that she is in tears or has passed her test, or wants an idea for the evening. */
export interface Need {
  /** From 0 to 1. */
  likely: number;
  /** How well her answers to a question of the pool serve him then, by the question's words. */
  serves: ReadonlyMap<string, number>;
}

/** Each of the questions that serve a need a little less than the one before it. */
const NEXT_BEST = 0.93;

/** For each need, and at first for none of them, what speaks for it in each of a vector's numbers. */
const known = whenNeeded(() => {
  const wordsOf = new Map(shippedQuestions.map(({ id, text }) => [id, text]));
  return {
    weights: unpacked(learned.weights),
    serves: needs.map(({ ids }) => ids.flatMap((id) => wordsOf.get(id) ?? [])),
  };
});

/** Learned from what husbands tell, see docs/decisions/0008. */
export function needIn(vector: Vector): Need {
  const { weights, serves } = known();
  const [none = 1, ...likely] = softmax(learned.always.map((always, row) => always + along(weights, row, vector)));
  const served = new Map<string, number>();
  for (const [which, questions] of serves.entries()) {
    for (const [place, question] of questions.entries()) {
      served.set(question, (served.get(question) ?? 0) + (likely[which] ?? 0) * NEXT_BEST ** place);
    }
  }
  return { likely: 1 - none, serves: served };
}

function along(weights: Float32Array, row: number, vector: Vector): number {
  const from = row * vector.length;
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (weights[from + at] ?? 0) * (vector[at] ?? 0);
  return sum;
}

export function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
