import type { Evidence } from '../../../contract/assistant';

/** Chosen on cases that the weights were not trained on; docs/assistant-judgement.md has the figures. */
export const LINES = {
  byMeaning: { strong: 0.88, weak: 0.1 },
  byWords: { strong: 0.7, weak: 0.06 },
};

/** How sure one may be that her words cover what he asked, by the likeliest of them. Between the lines she is quoted and nothing is claimed. */
export function evidenceOf(probability: number, hasMeaning: boolean): Evidence {
  const lines = hasMeaning ? LINES.byMeaning : LINES.byWords;
  if (probability >= lines.strong) return 'strong';
  return probability >= lines.weak ? 'weak' : 'none';
}
