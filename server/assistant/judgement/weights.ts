/**
 * What is known of a question and a note together, and how much it counts: by meaning where the note's vectors are known, else by words.
 * Written by `npm run assistant:train`, which learns the numbers of the lines that are there; docs/assistant-judgement.md tells what each brings.
 */
export const weights = {
  always: [-2.27, -1.42],
  'tag: a near subject': [0, 0.44],
  'tag: another subject': [-0.45, -0.48],
  'tag by hand: the matter': [1.23, 1.52],
  'words: a near subject': [0.41, 0.76],
  'words: another subject': [-0.09, -0.39],
  'words: the very thing': [0.5, 0.5],
  'share of his subjects': [0.23, 1.03],
  'matter: it is the tag, and rare among many': [0.39, 0.66],
  'matter: one of its kind in her words': [0.94, 0.87],
  'matter: her words begin with it': [0.3, 0.79],
  'shared words, answer and question': [0.5, 3],
  'share of the best by words, answer': [0.5, 0],
  'share of the best by words, both': [0.7, 0],
  'meaning: answer': [1.47, 0],
  'meaning: both': [1, 0],
  'meaning: behind the best, answer': [-3.04, 0],
  'meaning: behind the best, both': [-2.83, 0],
  'meaning: rank, answer': [2.05, 0],
  'meaning: rank, both': [1.82, 0],
  'form: it is there': [0.33, 0.58],
  'form: it is missing': [-1.25, -1.53],
  'open: it serves the occasion': [0.45, 0.53],
  'size of the notebook': [-0.38, -0.97],
} as const satisfies Record<string, readonly [byMeaning: number, byWords: number]>;
