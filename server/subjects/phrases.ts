import { type Word, wordsIn } from './words';

export interface Phrase<Meaning> {
  /** How many words it has. */
  length: number;
  meanings: Meaning[];
}

interface Step<Meaning> {
  next: Map<string, Step<Meaning>>;
  /** The phrase that ends here. */
  phrase?: Phrase<Meaning>;
}

/** Stands for any one word. */
const ANY = '_';

/** Phrases as a tree of their words. The longest counts, so that 'ring size' is not taken for a ring. */
export class Phrases<Meaning> {
  readonly #root: Step<Meaning> = { next: new Map() };

  /** Words are compared by their common form; `_` among them stands for any word. */
  at(words: string): Phrase<Meaning> {
    const forms = wordsIn(words).map(({ same }) => same);
    const end = forms.reduce(stepTo, this.#root);
    end.phrase ??= { length: forms.length, meanings: [] };
    return end.phrase;
  }

  /** The longest phrase that begins with this word of a text. */
  beginningAt(words: readonly Word[], at: number): Phrase<Meaning> | undefined {
    return longest(this.#root, words, at);
  }
}

function stepTo<Meaning>(from: Step<Meaning>, form: string): Step<Meaning> {
  const step = from.next.get(form) ?? { next: new Map() };
  from.next.set(form, step);
  return step;
}

function longest<Meaning>(step: Step<Meaning>, words: readonly Word[], at: number): Phrase<Meaning> | undefined {
  const said = words[at];
  if (!said || step.next.size === 0) return step.phrase;
  const [named, any] = [step.next.get(said.same), step.next.get(ANY)];
  const byName = named && longest(named, words, at + 1);
  const byAny = any && longest(any, words, at + 1);
  if (byName && byAny) return byAny.length > byName.length ? byAny : byName;
  return byName ?? byAny ?? step.phrase;
}
