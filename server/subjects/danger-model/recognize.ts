import { type DangerKind, dangerKinds } from '../../../contract/card';
import { whenNeeded } from '../when-needed';
import type { Word } from '../words';
import { type Passage, SIGN_FEATURES, signFeatureNames, type Taker, takeFeatures } from './features';
import learned from './learned.json';

/** For each of these, in this order, there are weights. */
const K = dangerKinds.length;
/** Weights for each kind are written down as whole numbers, by `npm run dangers:train`. */
export const UNIT = 50;

/** What was learned of a word: where its weights stand, by itself, at the beginning, denied, and after another word. */
interface Known {
  itself?: number;
  first?: number;
  denied?: number;
  after: Map<string, number>;
}

const weights = whenNeeded(() => {
  const numbers = new Array<number>(SIGN_FEATURES * K).fill(0);
  const ofSigns = new Map(linesIn(learned.signs));
  const strange = [...ofSigns.keys()].filter((name) => !signFeatureNames().includes(name));
  if (strange.length > 0) throw new Error(`learned.json knows signs that are none: ${strange.join(', ')}`);
  for (const [at, name] of signFeatureNames().entries())
    for (const [kind, weight] of numbersIn(ofSigns.get(name) ?? '').entries()) numbers[at * K + kind] = weight;
  const words = new Map<string, Known>();
  for (const [name, written] of linesIn(learned.words)) {
    keep(words, name, numbers.length);
    numbers.push(...numbersIn(written));
  }
  return { words, numbers: Float32Array.from(numbers), always: numbersIn(learned.always) };
});

function keep(words: Map<string, Known>, name: string, at: number): void {
  const space = name.indexOf(' ');
  const mark = name.charAt(0);
  const root = space > 0 ? name.slice(space + 1) : mark === '^' || mark === '!' ? name.slice(1) : name;
  const known: Known = words.get(root) ?? { after: new Map() };
  words.set(root, known);
  if (space > 0) known.after.set(name.slice(0, space), at);
  else if (mark === '^') known.first = at;
  else if (mark === '!') known.denied = at;
  else known.itself = at;
}

const linesIn = (written: readonly string[]): [name: string, numbers: string][] =>
  written
    .flatMap((group) => group.split('; '))
    .map((line) => {
      // The last: a sign's own name may have one.
      const at = line.lastIndexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    });

const numbersIn = (written: string): number[] => written.split(' ').map((number) => Number(number) / UNIT);

export interface Recognized {
  /** The logarithm of the odds that it warns of something. */
  odds: number;
  kind: DangerKind;
}

class Sums implements Taker {
  readonly of: Float64Array;
  readonly #weights = weights();

  constructor() {
    this.of = Float64Array.from(this.#weights.always);
  }

  word(root: string, before: string, isDenied: boolean): void {
    const known = this.#weights.words.get(root);
    if (!known) return;
    this.#add(known.itself);
    this.#add(before === '' ? known.first : known.after.get(before));
    if (isDenied) this.#add(known.denied);
  }

  sign(feature: number): void {
    this.#add(feature * K);
  }

  #add(from: number | undefined): void {
    if (from === undefined) return;
    const { numbers } = this.#weights;
    for (let kind = 0; kind < K; kind++) this.of[kind] = (this.of[kind] ?? 0) + (numbers[from + kind] ?? 0);
  }
}

/** How likely it is that she must not forget it, and which kind it would be. */
export function recognize(passage: Passage): Recognized {
  const sums = new Sums();
  takeFeatures(passage, sums);
  const largest = Math.max(...sums.of);
  const odds = largest + Math.log(sums.of.reduce((sum, one) => sum + Math.exp(one - largest), 0));
  return { odds, kind: dangerKinds[sums.of.indexOf(largest)] ?? 'harm' };
}

/** Longer ones are read part by part: what was learned from are answers of a few sentences. */
const LONGEST = 60;
const ENOUGH = 30;

/** Where nothing ends for longer than that, as some dictate, a piece that can be quoted is a sentence; the next begins before it ends. */
const [PIECE, NEXT_PIECE] = [40, 25];

function piecesOf(sentence: readonly Word[]): (readonly Word[])[] {
  if (sentence.length <= LONGEST) return [sentence];
  const count = 1 + Math.ceil((sentence.length - PIECE) / NEXT_PIECE);
  return Array.from({ length: count }, (_, at) => sentence.slice(at * NEXT_PIECE, at * NEXT_PIECE + PIECE));
}

/** The parts of a text that are judged by themselves: each a run of sentences, overlapping where there are many. */
export function partsOf(ofText: readonly (readonly Word[])[]): (readonly (readonly Word[])[])[] {
  const sentences = ofText.flatMap(piecesOf);
  const count = sentences.reduce((sum, words) => sum + words.length, 0);
  if (count <= LONGEST) return count > 0 ? [sentences] : [];
  let isAtEnd = false;
  return sentences.flatMap((_, from) => {
    if (isAtEnd) return [];
    let [to, words] = [from, 0];
    while (to < sentences.length && words < ENOUGH) {
      words += sentences[to]?.length ?? 0;
      to += 1;
    }
    isAtEnd = to === sentences.length;
    return [sentences.slice(from, to)];
  });
}
