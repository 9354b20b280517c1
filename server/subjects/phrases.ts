import type { Word } from './words';
import { wordsIn } from './words';

export interface Phrase<Meaning> {
  /** The words after its first, as they are compared. */
  rest: readonly string[];
  meanings: Meaning[];
}

/** Stands for any one word. */
const ANY = '_';

/** Phrases by their first word; the longest is tried first, so that 'ring size' is not taken for a ring. */
export class Phrases<Meaning> {
  readonly #byFirst = new Map<string, Phrase<Meaning>[]>();
  readonly #known = new Map<string, Phrase<Meaning>>();

  /** The phrase as it is written is known by its words' common form; `_` in it stands for any word. */
  at(words: string): Phrase<Meaning> {
    const [first = '', ...rest] = wordsIn(words).map(({ same }) => same);
    const key = [first, ...rest].join(' ');
    const known = this.#known.get(key);
    if (known) return known;
    const phrase = { rest, meanings: [] };
    const list = this.#byFirst.get(first) ?? [];
    const shorter = list.findIndex((other) => other.rest.length < rest.length);
    list.splice(shorter < 0 ? list.length : shorter, 0, phrase);
    this.#byFirst.set(first, list);
    this.#known.set(key, phrase);
    return phrase;
  }

  /** The longest phrase that begins with this word of a text. */
  beginningAt(words: readonly Word[], at: number): Phrase<Meaning> | undefined {
    const candidates = this.#byFirst.get(words[at]?.same ?? '');
    return candidates?.find(({ rest }) => rest.every((word, i) => fits(word, words[at + 1 + i])));
  }
}

const fits = (word: string, said: Word | undefined) => said !== undefined && (word === ANY || word === said.same);
