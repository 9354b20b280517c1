import { shippedQuestions } from '../../questions/pool/pool';
import { whenNeeded } from '../../subjects/when-needed';
import { phrasings } from './phrasings';
import { situations } from './situations';

/** What husbands type for the same, and the questions of the pool whose answers serve them, best first. */
export interface Asking {
  texts: readonly string[];
  /** By their words: an answer keeps those that she was asked with. */
  serves: readonly string[];
}

const wordsOf = new Map(shippedQuestions.map(({ id, text }) => [id, text]));

/** For each question of the pool what asks for just that; and situations that several of her answers serve, a bad day say. */
export const askings = whenNeeded((): Asking[] => [
  ...shippedQuestions.map(({ id, text }) => ({ texts: [text, ...(phrasings[id] ?? [])], serves: [text] })),
  ...situations.map(({ asks, ids }) => ({ texts: asks, serves: ids.flatMap((id) => wordsOf.get(id) ?? []) })),
]);

/** What is asked for just that goes before what serves a situation, and there each before the next. */
const SITUATION = 0.03;
const NEXT_BEST = 0.012;

/** How well each question of the pool serves, by how near what he asks comes to each of the askings. */
export function servedBy(nearness: readonly number[]): ReadonlyMap<string, number> {
  const served = new Map<string, number>();
  for (const [which, { serves }] of askings().entries()) {
    for (const [place, question] of serves.entries()) {
      const near = (nearness[which] ?? 0) - (serves.length > 1 ? SITUATION + place * NEXT_BEST : 0);
      if (near > (served.get(question) ?? 0)) served.set(question, near);
    }
  }
  return served;
}
