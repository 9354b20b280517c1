import { compared, type Features } from './compared';
import type { Meaning } from './meaning';
import { alike } from './remembered';
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

/** From so likely on he is told. */
const LINE = 0.5;

/** How likely two titles speak of the same gift; 0 where he is not to be told. */
export function nearness(one: ReadTitle, other: ReadTitle): number {
  if (isFar(one, other)) return 0;
  const features = featuresOf(one, other);
  // A guitar is no guitar lesson, and roses of paper are no roses, however near they lie.
  if (features['one is taught, the other is not'] || features['one is real, the other is not']) return 0;
  const likely = features['near to any thing'] > 0 ? likelihood(features) : byWords(features);
  return likely >= LINE ? likely : 0;
}

/** Of hundreds of titles most have nothing to do with each other, and need no closer look: of 264 strangers' pairs it costs one. */
const FAR = 0.05;

function isFar({ words, meaning }: ReadTitle, other: ReadTitle): boolean {
  if (!meaning || !other.meaning || words.stems.some((stem) => other.words.stems.includes(stem))) return false;
  return alike(meaning.position, other.meaning.position) < FAR;
}

export function featuresOf(one: ReadTitle, other: ReadTitle): Features {
  const meanings = one.meaning && other.meaning ? ([one.meaning, other.meaning] as const) : null;
  return compared(one.words, other.words, meanings);
}

const names = Object.keys(weights) as (keyof Features)[];

function likelihood(features: Features): number {
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * features[name], 0)));
}

/** Only what leaves no doubt. */
function byWords(features: Features): number {
  const isSame = features['nothing more in either'] || features['the same thing, and one is enough'];
  return isSame ? 1 : 0;
}
