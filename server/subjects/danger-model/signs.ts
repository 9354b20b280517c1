import { whenNeeded } from '../when-needed';
import { signWords } from './sign-words';

export type Sign = keyof typeof signWords;
/** At most 31: those of a sentence are the bits of one number. */
export const signs = Object.keys(signWords) as Sign[];

export const bitOf = (sign: Sign): number => 1 << signs.indexOf(sign);

/** The signs of each word, as bits, by its root. */
export const signsByRoot = whenNeeded(() => {
  const found = new Map<string, number>();
  for (const sign of signs)
    for (const word of signWords[sign].trim().split(/\s+/)) {
      const root = rootOf(word);
      found.set(root, (found.get(root) ?? 0) | bitOf(sign));
    }
  return found;
});

/** What is left of a word without its ending: rough, and the same for all that is compared. */
export function rootOf(plain: string): string {
  let word = plain.replaceAll("'", '');
  if (word.length < 4) return word;
  if (word.endsWith('ies') || word.endsWith('ied')) word = `${word.slice(0, -3)}y`;
  else if (word.endsWith('ing') && word.length > 5) word = word.slice(0, -3);
  else if (word.endsWith('ed') && word.length > 4) word = word.slice(0, -2);
  else if (word.endsWith('es') && word.length > 4) word = word.slice(0, -2);
  else if (word.endsWith('s') && !word.endsWith('ss')) word = word.slice(0, -1);
  if (word.length > 3 && (word.endsWith('e') || word.at(-1) === word.at(-2))) word = word.slice(0, -1);
  return word.endsWith('y') && word.length > 3 ? `${word.slice(0, -1)}i` : word;
}
