import type { IndexedNote } from '../notes';
import { countsOf } from './vocabulary';

const SHORTEST = 5;
const SUBSTITUTED_FROM = 6;
const LONGEST_ENDING = 3;

/**
 * The stem of hers that he most likely meant, for a word that stands nowhere in her notes: a letter too many, too few or
 * two swapped; in a long word also one that is wrong. In a short one that would make a house of a horse. A misspelt word
 * keeps an ending that the right one has lost.
 */
export function meantBy(typed: string, notes: readonly IndexedNote[]): string | null {
  if (typed.length < SHORTEST) return null;
  const initial = typed.charCodeAt(0);
  const counts = countsOf(notes, (stem) => stem.charCodeAt(0) === initial && isMeant(typed, stem));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

function isMeant(typed: string, word: string): boolean {
  const tooLong = typed.length - word.length;
  if (word.length < SHORTEST || tooLong < -1 || tooLong > LONGEST_ENDING) return false;
  return [-1, 0, 1].some((more) => isOneSlipFrom(typed.slice(0, word.length + more), word));
}

function isOneSlipFrom(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (typed.length > word.length) return typed.slice(at + 1) === word.slice(at);
  if (typed.length < word.length) return typed.slice(at) === word.slice(at + 1);
  const isSwapped =
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2);
  return isSwapped || (word.length >= SUBSTITUTED_FROM && typed.slice(at + 1) === word.slice(at + 1));
}
