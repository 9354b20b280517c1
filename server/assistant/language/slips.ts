const SHORTEST = 5;
const SUBSTITUTED_FROM = 6;
const TWO_SLIPS_FROM = 9;
const LONGEST_ENDING = 3;

/** Finds the word of a list that was most likely meant by a misspelt one. */
export function createMending(words: Iterable<string>): (typed: string) => string | null {
  const alike = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    const key = keyOf(word, word.length);
    alike.set(key, [...(alike.get(key) ?? []), word]);
  }
  return (typed) => {
    if (typed.length < SHORTEST) return null;
    const most = typed.length >= TWO_SLIPS_FROM ? 2 : 1;
    for (let slips = 1; slips <= most; slips++) {
      for (let length = typed.length - slips; length <= typed.length + slips; length++) {
        const found = alike.get(keyOf(typed, length))?.find((word) => areSlips(typed, word, slips));
        if (found) return found;
      }
    }
    return null;
  };
}

const keyOf = (word: string, length: number) => `${word[0]}${length}`;

/**
 * Whether he most likely meant this stem: a letter too many, too few or two swapped; in a long word also one that is
 * wrong. In a short one that would make a house of a horse. A misspelt word keeps an ending that the right one has lost.
 */
export function isMeant(typed: string, stem: string): boolean {
  const tooLong = typed.length - stem.length;
  if (typed.length < SHORTEST || stem.length < SHORTEST || tooLong < -1 || tooLong > LONGEST_ENDING) return false;
  return typed[0] === stem[0] && [-1, 0, 1].some((more) => areSlips(typed.slice(0, stem.length + more), stem, 1));
}

function areSlips(typed: string, word: string, most: number, mayReplace = word.length >= SUBSTITUTED_FROM): boolean {
  if (typed === word) return true;
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  const rest = (a: number, b: number) => areSlips(typed.slice(at + a), word.slice(at + b), most - 1, mayReplace);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return rest(1, 0) || rest(0, 1) || (isSwapped && rest(2, 2)) || (mayReplace && rest(1, 1));
}
