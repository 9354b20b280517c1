import type { Meaning } from './meaning';
import { isOnceEnough, thingTexts } from './things';
import type { TitleWords } from './title-words';

/** What is known of two titles together. How much each counts stands in `weights`. */
export function compared(a: TitleWords, b: TitleWords, meanings: readonly [Meaning, Meaning] | null) {
  return { always: 1, ...byWords(a, b), ...byMeaning(meanings) };
}

export type Features = ReturnType<typeof compared>;

const yes = (is: boolean) => (is ? 1 : 0);
const MOST_RESTS = 3;

function byWords(a: TitleWords, b: TitleWords) {
  const [restA, restB] = [restOf(a, b), restOf(b, a)];
  const shared = a.stems.filter((stem) => b.stems.includes(stem));
  const isSameHead = a.head === b.head && a.head !== '';
  const isBothMore = restA > 0 && restB > 0;
  const isNamed = a.names.size > 0 && b.names.size > 0;
  const isNameShared = [...a.names].some((name) => b.names.has(name));
  return {
    'one is taught, the other is not': yes(a.isTaught !== b.isTaught),
    'one is real, the other is not': yes(a.isUnreal !== b.isUnreal),
    'the same thing, and one is enough': yes(isSameHead && a.isKnown && isOnceEnough(a.head)),
    'the same thing, and each says more': yes(isSameHead && a.isKnown && !isOnceEnough(a.head) && isBothMore),
    'the same last word, which is no thing we know': yes(isSameHead && !a.isKnown),
    'two things that we know are two': yes(a.isKnown && b.isKnown && !isSameHead),
    'neither speaks of what the other is': yes(!isSameHead && !a.stems.includes(b.head) && !b.stems.includes(a.head)),
    'one is what the other is for': yes(isFor(a, b) || isFor(b, a)),
    'one speaks of what the other is': yes(a.stems.includes(b.head) || b.stems.includes(a.head)),
    'share of the words': shared.length / Math.max(1, new Set([...a.stems, ...b.stems]).size),
    'nothing more in either': yes(restA === 0 && restB === 0),
    'nothing more in one': yes((restA === 0) !== (restB === 0)),
    'words that only one has': Math.min(MOST_RESTS, restA) + Math.min(MOST_RESTS, restB),
    'other names': yes(isNamed && !isNameShared),
    'a name in both': yes(isNameShared),
  };
}

/** How many words of it the other does not have. */
const restOf = (of: TitleWords, other: TitleWords): number =>
  of.stems.filter((stem) => !other.stems.includes(stem) && !other.looks.includes(stem)).length;

/** A roof rack for kayaks is no kayak. */
const isFor = (one: TitleWords, thing: TitleWords): boolean =>
  one.stems.includes(thing.head) && one.head !== thing.head && !thing.stems.includes(one.head);

const NOTHING = {
  'near to the same things': 0,
  'farther from what both are near to': 0,
  'both near to what is given once': 0,
  'near to any thing': 0,
};

function byMeaning(meanings: readonly [Meaning, Meaning] | null): typeof NOTHING {
  if (!meanings) return NOTHING;
  const [a, b] = meanings;
  const things = thingTexts();
  let [both, at, nearestA, nearestB] = [0, -1, 0, 0];
  for (let which = 0; which < a.length; which++) {
    const [ofA, ofB] = [a[which] ?? 0, b[which] ?? 0];
    nearestA = Math.max(nearestA, ofA);
    nearestB = Math.max(nearestB, ofB);
    if (Math.min(ofA, ofB) > both) [both, at] = [Math.min(ofA, ofB), which];
  }
  if (Math.min(nearestA, nearestB) < FAINT) return NOTHING;
  return {
    'near to the same things': agreement(a, b, nearestA, nearestB),
    'farther from what both are near to': (nearestA - both + nearestB - both) / 255,
    'both near to what is given once': things[at]?.isOnce ? both / 255 : 0,
    'near to any thing': Math.min(nearestA, nearestB) / 255,
  };
}

/** Below it nothing that we know is meant, and what is nearest is so by chance. */
const FAINT = 64;

const SHARPNESS = 12 / 255;

/** From 0 to 1: what is nearest counts most by far. */
function agreement(a: Meaning, b: Meaning, nearestA: number, nearestB: number): number {
  let [both, ofA, ofB] = [0, 0, 0];
  for (let which = 0; which < a.length; which++) {
    const one = Math.exp(SHARPNESS * ((a[which] ?? 0) - nearestA));
    const other = Math.exp(SHARPNESS * ((b[which] ?? 0) - nearestB));
    both += one * other;
    ofA += one * one;
    ofB += other * other;
  }
  return both / Math.sqrt(ofA * ofB);
}
