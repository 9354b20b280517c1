import type { Features } from './compared';

/** How much what is known of two titles speaks for their being the same gift. Written by `npm run ideas:train`. */
export const weights: Readonly<Record<keyof Features, number>> = {
  always: -2.96,
  'one is taught, the other is not': -3.79,
  'one is real, the other is not': -0.48,
  'the same thing, and one is enough': 0.36,
  'the same thing, and each says more': -1.92,
  'the same last word, which is no thing we know': -0.77,
  'two things that we know are two': -1.3,
  'neither speaks of what the other is': -1.01,
  'one is what the other is for': -1.2,
  'one speaks of what the other is': 1.01,
  'share of the words': 1.38,
  'nothing more in either': 0.9,
  'nothing more in one': 0.77,
  'words that only one has': 0.73,
  'other names': -1.67,
  'a name in both': 0.79,
  'near to the same things': 3.91,
  'farther from what both are near to': -2.72,
  'both near to what is given once': 1.41,
  'near to any thing': -0.45,
};
