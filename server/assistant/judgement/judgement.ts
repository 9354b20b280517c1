import type { Evidence } from '../../../contract/assistant';
import { weights } from './weights';

export type FeatureName = keyof typeof weights;
/** Each is a number, mostly from 0 to 1. */
export type Features = Record<FeatureName, number>;
export const featureNames = Object.keys(weights) as FeatureName[];

/** How much speaks for it that a note is about what he asked; above 0 it is likelier than not. */
export const logitOf = (features: Features, hasMeaning: boolean): number =>
  featureNames.reduce((sum, name) => sum + weights[name][hasMeaning ? 0 : 1] * features[name], 0);

export const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** From where on she is quoted was chosen on what was asked of whole notebooks (docs/decisions/0030); docs/assistant-judgement.md has figures of other cases. */
export const LINES = {
  byMeaning: { strong: 0.82, weak: 0.35 },
  byWords: { strong: 0.7, weak: 0.15 },
};

/** How sure one may be that her words cover what he asked, by the likeliest of them. Between the lines she is quoted and nothing is claimed. */
export function evidenceOf(probability: number, hasMeaning: boolean): Evidence {
  const lines = hasMeaning ? LINES.byMeaning : LINES.byWords;
  if (probability >= lines.strong) return 'strong';
  return probability >= lines.weak ? 'weak' : 'none';
}
