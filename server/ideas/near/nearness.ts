import { compared, type Features } from './compared';
import type { Meaning } from './meaning';
import { type TitleWords, titleWords } from './title-words';
import { type Weighed, weighed } from './weighed';
import { weights } from './weights';

export interface Titled {
  title: string;
  /** Null where the embedder was away: then words alone decide. */
  meaning: Meaning | null;
}

/** A title as it is compared: where there are many, each is read once. */
export interface ReadTitle {
  words: TitleWords;
  meaning: Weighed | null;
}

export const readTitle = ({ title, meaning }: Titled): ReadTitle => ({
  words: titleWords(title),
  meaning: meaning && weighed(meaning),
});

/** How far two titles lean to being the same gift: above zero rather so. */
export function leaning(one: ReadTitle, other: ReadTitle): number {
  const features = featuresOf(one, other);
  return features['near to any thing'] > 0 ? weighedUp(features) : byWords(features);
}

/** Whether two titles speak of the same gift, for all that can be told at once. */
export function isNear(one: ReadTitle, other: ReadTitle): boolean {
  if (leaning(one, other) < 0) return false;
  // A guitar is no guitar lesson, and roses of paper are no roses, however near they lie.
  return one.words.isTaught === other.words.isTaught && one.words.isUnreal === other.words.isUnreal;
}

export const CERTAIN = 10;
const NOT_AT_ALL = -CERTAIN;

export function featuresOf(one: ReadTitle, other: ReadTitle): Features {
  const meanings = one.meaning && other.meaning ? ([one.meaning, other.meaning] as const) : null;
  return compared(one.words, other.words, meanings);
}

const names = Object.keys(weights) as (keyof Features)[];

const weighedUp = (features: Features): number => names.reduce((sum, name) => sum + weights[name] * features[name], 0);

/** Only what leaves no doubt. */
function byWords(features: Features): number {
  const isSame = features['nothing more in either'] || features['the same thing, and one is enough'];
  return isSame ? CERTAIN : NOT_AT_ALL;
}
