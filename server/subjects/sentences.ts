import type { Word } from './words';

const SENTENCE_END = /[.!?;:\n]/;

/** The words of a text by its sentences. A point in a number or a name ends none. */
export function sentencesOf(text: string, words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  let last: Word | undefined;
  for (const word of words) {
    if (!last || SENTENCE_END.test(text.slice(last.end, word.start))) found.push([]);
    found.at(-1)?.push(word);
    last = word;
  }
  return found;
}
