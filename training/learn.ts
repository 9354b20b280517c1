import { type FeatureName, featureNames } from '../server/assistant/judgement/judgement';
import { examplesOf } from './examples';
import { type Bounds, type Example, regress } from './logistic';
import type { Tried } from './tried';

/** The weights in the order of the features. */
export interface Trained {
  byMeaning: Float64Array;
  byWords: Float64Array;
}

const RIDGE = 10;

/**
 * The writers of the cases were asked not to repeat words, so that cases alone would teach that a shared word says
 * nothing. What words weigh is therefore held at what finds facts in conversations, see docs/decisions/0008. And that she
 * was asked for just that is seen by its lead over all others in these cases; in life several may be asked nearly the same.
 */
const HELD: Record<keyof Trained, Partial<Record<FeatureName, number>>> = {
  byMeaning: {
    'words: the very thing': 0.5,
    'shared words, answer and question': 0.5,
    'share of the best by words, answer': 0.5,
    'share of the best by words, both': 0.7,
    'asked: the same by meaning': 5,
    'open: it serves the occasion': 0.45,
  },
  byWords: {
    'words: the very thing': 0.5,
    'shared words, answer and question': 3,
    'open: it serves the occasion': 0.5,
    'tag: a near subject': 0.4,
  },
};
const AGAINST = /behind|another|missing|nothing named|size of|always/;
const isOfPhrasings = (name: string | undefined) => name?.startsWith('asked') && name.endsWith('by meaning');
const indexOf = (name: FeatureName) => featureNames.indexOf(name);

export interface Examples {
  byMeaning: readonly Example[];
  byWords: readonly Example[];
}

export const examplesIn = (training: readonly Tried[]): Examples => ({
  byMeaning: examplesOf(training, true),
  byWords: examplesOf(training, false),
});

const NOTHING: Trained = {
  byMeaning: new Float64Array(featureNames.length),
  byWords: new Float64Array(featureNames.length),
};

/** @param start weights to begin with: those learned with all features, where one of them is left out */
export function learn(examples: Examples, without?: FeatureName, start: Trained = NOTHING): Trained {
  const learned = (which: keyof Trained) => regress(examples[which], start[which], boundsOf(which, without));
  const byMeaning = learned('byMeaning');
  const byWords = learned('byWords');
  // What was saved a second ago has no vectors, but what husbands type for its question has: there it counts the same.
  for (const at of featureNames.keys()) if (isOfPhrasings(featureNames[at])) byWords[at] = byMeaning[at] ?? 0;
  return { byMeaning, byWords };
}

function boundsOf(which: keyof Trained, without: FeatureName | undefined): Bounds {
  const unknown =
    which === 'byWords' ? featureNames.filter((name) => name.startsWith('meaning') || isOfPhrasings(name)) : [];
  const nothing = [...unknown, ...(without ? [without] : [])].map((name): [number, number] => [indexOf(name), 0]);
  const given = Object.entries(HELD[which]).map(([name, weight]): [number, number] => [
    indexOf(name as FeatureName),
    weight,
  ]);
  return {
    held: new Map([...given, ...nothing]),
    neverBelowZero: new Set(featureNames.filter((name) => !AGAINST.test(name)).map(indexOf)),
    ridge: RIDGE,
  };
}
