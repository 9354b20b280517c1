import type { Stand } from './clause';
import { AGAINST, AGAINST_IN_ITSELF, FOR, GOOD, PRAISE } from './word-lists';
import { isFrame, isInCase, isNegator, plainWords } from './words';

const LIKING = new Set(
  `i you we they she he would do does did to not don't didn't doesn't really also might may will who still 'd`.split(
    ' ',
  ),
);

/** Whether a text is against something, hers or one about her. */
export const isAgainst = (text: string): boolean => standIn(plainWords(text.replace(/[’ʼ`]/g, "'"))) === 'against';

/** Where a clause says so itself; null where it does not. */
export function standIn(said: readonly string[]): Stand | null {
  // "Flowers after a fight make her happy" is for the flowers: the fight is only the case.
  const against = said.findIndex(
    (word, at) => (AGAINST.has(word) || AGAINST_IN_ITSELF.has(word)) && !isInCase(said, at),
  );
  const no = said.findIndex(isNegator);
  // "Does not make her nervous" is no fear; "never lamb, awful" is.
  if (against >= 0 && no >= 0) return no < against && said.slice(no + 1, against).every(isFrame) ? 'fine' : 'against';
  if (against >= 0 || no >= 0) return 'against';
  // "Garlic yes, mountains of it."
  if (said.length > 1 && said.at(-1) === 'yes') return 'for';
  if (said.some((word, at) => PRAISE.has(word) || isLiking(said, at))) return 'for';
  return said.some((word) => GOOD.has(word)) ? 'fine' : null;
}

/** "Like" may be no verb: "it tastes like soap". */
export function isLiking(said: readonly string[], at: number): boolean {
  const word = said[at] ?? '';
  return FOR.has(word) && (word !== 'like' || LIKING.has(said[at - 1] ?? ''));
}
