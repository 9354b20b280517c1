/** What is known of a question and a note together. Each is a number, mostly from 0 to 1. */
export const featureNames = [
  'always',
  'tag: a near subject',
  'tag: another subject',
  'tag by hand: one of his subjects',
  'tag by hand: another subject',
  'tag by hand: the matter',
  'tag by hand: the matter, among many',
  'words: the same subject',
  'words: a near subject',
  'words: another subject',
  'words: the very thing',
  'share of his subjects',
  'matter: it is the tag, and rare among many',
  'matter: one of its kind in her words',
  'matter: one of its kind in her words, among many',
  'matter: her words begin with it',
  'shared words, answer and question',
  'share of the best by words, answer',
  'share of the best by words, both',
  'meaning: answer',
  'meaning: both',
  'meaning: best of the three',
  'meaning: behind the best, answer',
  'meaning: behind the best, both',
  'meaning: behind the best, question',
  'meaning: rank, answer',
  'meaning: rank, both',
  'asked for what he wants to know',
  'form: it is there',
  'form: it is missing',
  'open: it serves the occasion',
  'open: a wish',
  'open: nothing named',
  'size of the notebook',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Record<FeatureName, number>;

/** A note whose vectors are known is judged by its meaning too; one that was saved a second ago by subjects and words. */
export interface Weights {
  byMeaning: Readonly<Record<FeatureName, number>>;
  byWords: Readonly<Record<FeatureName, number>>;
}
