import { likePairs, unlikePairs } from './like-pairs';
import { isOnceEnough, thingTexts } from './things';
import type { TitleWords } from './title-words';
import { counts, FAR_BEHIND, type Weighed } from './weighed';

/** What is known of two titles together. How much each counts stands in `weights`. */
export function compared(a: TitleWords, b: TitleWords, meanings: readonly [Weighed, Weighed] | null) {
  const pairs = meanings ? likePairs(...meanings) : unlikePairs();
  return { always: 1, ...byWords(a, b), ...byMeaning(meanings), ...pairs };
}

export type Features = ReturnType<typeof compared>;

const yes = (is: boolean) => (is ? 1 : 0);
const MOST_RESTS = 3;

function byWords(a: TitleWords, b: TitleWords) {
  const [restA, restB] = [restOf(a, b), restOf(b, a)];
  const shared = a.stems.filter((stem) => b.stems.includes(stem));
  const isSameHead = a.head === b.head && a.head !== '';
  const isBothMore = restA > 0 && restB > 0;
  const isNamed = a.names.length > 0 && b.names.length > 0;
  const isNameShared = a.names.some((name) => b.names.includes(name));
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

/** Below it nothing that we know is meant, and what is nearest is so by chance. */
const FAINT = 64;

/** Once through all things that the first is near to: of hundreds of titles this takes longest. */
function byMeaning(meanings: readonly [Weighed, Weighed] | null): typeof NOTHING {
  if (!meanings) return NOTHING;
  const [a, b] = meanings;
  const faintest = Math.min(a.nearest, b.nearest);
  if (faintest < FAINT) return NOTHING;
  let both = Math.max(0, a.nearest - FAR_BEHIND);
  let at = -1;
  let shared = 0;
  for (const which of a.nearThings()) {
    const ofA = a.things[which] ?? 0;
    const ofB = b.things[which] ?? 0;
    const lesser = ofA < ofB ? ofA : ofB;
    shared += (counts[a.nearest - ofA] ?? 0) * (counts[b.nearest - ofB] ?? 0);
    if (lesser > both) {
      both = lesser;
      at = which;
    }
  }
  return {
    'near to the same things': shared / Math.sqrt(a.sum * b.sum),
    'farther from what both are near to': (a.nearest - both + b.nearest - both) / 255,
    'both near to what is given once': thingTexts()[at]?.isOnce ? both / 255 : 0,
    'near to any thing': faintest / 255,
  };
}
