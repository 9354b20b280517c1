import { heldInFood } from './held-in-food';
import { holdings } from './held-in-lists';
import { Phrases } from './phrases';
import { listed } from './subject';
import { whenNeeded } from './when-needed';
import { wordsIn } from './words';

const vocabulary = whenNeeded(() => {
  const [named, held] = [new Phrases<number>(), new Phrases<number>()];
  for (const [at, holding] of holdings.entries()) {
    for (const word of listed(holding.named)) named.at(word).meanings.push(at);
    for (const word of [...listed(holding.held), ...listed(holding.named)]) held.at(word).meanings.push(at);
  }
  return { named, held };
});

/** The numbers of all lists that a text has a word of. Every word is looked at: a box of pralines is pralines too. */
function listsIn(text: string, phrases: Phrases<number>): Set<number> {
  const words = wordsIn(text);
  return new Set(words.flatMap((_, at) => phrases.beginningAt(words, at)?.meanings ?? []));
}

/** What of it she names. */
export const dangersNamed = (said: string): ReadonlySet<number> => listsIn(said, vocabulary().named);

/** What may be in the things that a text speaks of. */
export const dangersHeld = (text: string): ReadonlySet<number> => listsIn(text, vocabulary().held);

/** Whether she names something that is in food. */
export const namesFood = (said: string): boolean => [...dangersNamed(said)].some((at) => at < heldInFood.length);

/** Whether all that she names is medicine. */
export function isOnlyTaken(said: string): boolean {
  const named = [...dangersNamed(said)];
  return named.length > 0 && named.every((at) => holdings[at]?.isTaken);
}
