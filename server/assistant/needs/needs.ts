import { shippedQuestions } from '../../questions/pool/pool';
import { whenNeeded } from '../../subjects/when-needed';
import { likelyKinds, readLearned } from '../judgement/likely-kinds';
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

/** At first what speaks for no need, then for each of them. */
const known = whenNeeded(() => {
  const wordsOf = new Map(shippedQuestions.map(({ id, text }) => [id, text]));
  return {
    kinds: readLearned(learned),
    serves: needs.map(({ ids }) => ids.flatMap((id) => wordsOf.get(id) ?? [])),
  };
});

/** Learned from what husbands tell, see docs/decisions/0008. */
export function needIn(vector: Vector): Need {
  const { kinds, serves } = known();
  const [none = 1, ...likely] = likelyKinds(kinds, vector);
  const served = new Map<string, number>();
  for (const [which, questions] of serves.entries()) {
    for (const [place, question] of questions.entries()) {
      served.set(question, (served.get(question) ?? 0) + (likely[which] ?? 0) * NEXT_BEST ** place);
    }
  }
  return { likely: 1 - none, serves: served };
}
