import type { Verdict } from '../danger-phrases';
import { whenNeeded } from '../when-needed';
import type { Word } from '../words';
import { bitOf, rootOf, signs, signsByRoot } from './signs';

/** Takes what is looked at in a text: its words, and what is said by their signs, as numbers below `SIGN_FEATURES`. */
export interface Taker {
  /** @param before the word before it, none where it begins its sentence */
  word(root: string, before: string, isDenied: boolean): void;
  sign(feature: number): void;
}

const S = signs.length;
const VERDICTS: readonly Verdict[] = ['allergy', 'harm', 'fear', 'never', 'harmless', 'denied'];
const SPEAKERS = [bitOf('i'), bitOf('she'), bitOf('other'), bitOf('he'), bitOf('you')];
const NOBODY = SPEAKERS.length;

/** How many features of each kind there are. */
const sizes = {
  has: S,
  hasTwice: S,
  beside: S * S,
  ofSpeaker: S * (NOBODY + 1),
  denied: S,
  alone: S + 2,
  speaker: NOBODY + 1,
  verdict: VERDICTS.length,
  asks: 1,
};
type Kind = keyof typeof sizes;
const kinds = Object.keys(sizes) as Kind[];
const sizeOf = (some: readonly Kind[]) => some.reduce((sum, kind) => sum + sizes[kind], 0);
const startOf = Object.fromEntries(kinds.map((kind, at) => [kind, sizeOf(kinds.slice(0, at))])) as Record<Kind, number>;
export const SIGN_FEATURES = sizeOf(kinds);

/** Their names, as they stand beside what was learned. */
export const signFeatureNames = whenNeeded((): readonly string[] => {
  const who = ['i', 'she', 'other', 'he', 'you', 'nobody'];
  const pair = (at: number) => `${signs[Math.floor(at / S)]}, ${signs[at % S]}`;
  const nameOf: Record<Kind, (at: number) => string> = {
    has: (at) => `${signs[at]}`,
    hasTwice: (at) => `${signs[at]} twice`,
    beside: (at) => pair(at),
    ofSpeaker: (at) => `${signs[at % S]} of ${who[Math.floor(at / S)]}`,
    denied: (at) => `no ${signs[at]}`,
    alone: (at) => (at < S ? `${signs[at]} alone` : at === S ? 'begins with a word' : 'a word alone'),
    speaker: (at) => `speaks of ${who[at]}`,
    verdict: (at) => `phrase: ${VERDICTS[at]}`,
    asks: () => 'asks',
  };
  return kinds.flatMap((kind) => Array.from({ length: sizes[kind] }, (_, at) => nameOf[kind](at)));
});

const DENYING = new Set(
  `no not never cant cannot dont doesnt wont isnt arent wasnt aint didnt hasnt havent without couldnt nothing hardly nor neither
  none shouldnt mustnt wouldnt`.split(/\s+/),
);
/** So many words after a denial are denied. */
const REACH = 4;
const FRAGMENT = 2;

/** The words of a text, sentence by sentence, and what our phrases say of it. */
export interface Passage {
  sentences: readonly (readonly Word[])[];
  verdicts: ReadonlySet<Verdict>;
  asks: boolean;
}

/** The names of what a word is taken as. */
export const wordFeatures = (root: string, before: string, isDenied: boolean): string[] => [
  root,
  before === '' ? `^${root}` : `${before} ${root}`,
  ...(isDenied ? [`!${root}`] : []),
];

export function takeFeatures({ sentences, verdicts, asks }: Passage, taker: Taker): void {
  let [inText, twice] = [0, 0];
  for (const [at, words] of sentences.entries()) {
    const inSentence = takeSentence(words, at === 0, taker);
    twice |= inSentence.twice | (inText & inSentence.all);
    inText |= inSentence.all;
  }
  takeSigns(inText, startOf.has, taker);
  takeSigns(twice, startOf.hasTwice, taker);
  for (const verdict of verdicts) taker.sign(startOf.verdict + VERDICTS.indexOf(verdict));
  if (asks) taker.sign(startOf.asks);
}

function takeSentence(words: readonly Word[], isFirst: boolean, taker: Taker): { all: number; twice: number } {
  let [all, twice, denied, speaker, before] = [0, 0, 0, NOBODY, ''];
  const roots = words.map(({ plain }) => rootOf(plain));
  const known = roots.map((root) => signsByRoot().get(root) ?? 0);
  const bySpeaker = new Array<number>(NOBODY + 1).fill(0);
  let first = NOBODY;
  for (const [at, root] of roots.entries()) {
    const bits = known[at] ?? 0;
    speaker = speakerAt(known, roots, at) ?? speaker;
    if (first === NOBODY) first = speaker;
    bySpeaker[speaker] = (bySpeaker[speaker] ?? 0) | bits;
    taker.word(root, before, denied > 0);
    if (denied > 0) {
      takeSigns(bits, startOf.denied, taker);
      denied -= 1;
    }
    if (DENYING.has(root)) denied = REACH;
    twice |= all & bits;
    all |= bits;
    before = root;
  }
  for (const [who, bits] of bySpeaker.entries()) takeSigns(bits, startOf.ofSpeaker + who * S, taker);
  takePairs(all, taker);
  taker.sign(startOf.speaker + first);
  if (words.length <= FRAGMENT) {
    taker.sign(startOf.alone + S + (isFirst ? 0 : 1));
    takeSigns(all, startOf.alone, taker);
  }
  return { all, twice };
}

const OTHER = bitOf('other');
const OWNING = new Set(['my', 'your', 'our']);
/** "My poor old sister" is no word about herself. */
const KIN_WITHIN = 3;

/** Of whom it speaks from this word on; undefined where the word names nobody. */
function speakerAt(known: readonly number[], roots: readonly string[], at: number): number | undefined {
  const isOfKin =
    OWNING.has(roots[at] ?? '') && known.slice(at + 1, at + 1 + KIN_WITHIN).some((bits) => (bits & OTHER) !== 0);
  const speaker = isOfKin ? SPEAKERS.indexOf(OTHER) : speakerIn(known[at] ?? 0);
  return speaker === NOBODY ? undefined : speaker;
}

function speakerIn(bits: number): number {
  const speaker = SPEAKERS.findIndex((one) => (bits & one) !== 0);
  return speaker < 0 ? NOBODY : speaker;
}

function takeSigns(bits: number, from: number, taker: Taker): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) taker.sign(from + lowest(rest));
}

function takePairs(bits: number, taker: Taker): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const from = startOf.beside + lowest(rest) * S;
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) taker.sign(from + lowest(others));
  }
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How much a feature counts before anything is learned: what is one of many counts for less. */
export function scaleOf(feature: number | string): number {
  if (typeof feature === 'string') return feature.includes(' ') ? 0.7 : feature.startsWith('!') ? 0.5 : 1;
  return feature >= startOf.beside && feature < startOf.denied ? 0.5 : 1;
}
