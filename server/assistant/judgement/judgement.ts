import { type Features, featureNames } from './feature-names';
import { weights } from './weights';

/** How much speaks for it that a note is about what he asked; above 0 it is likelier than not. */
export function logitOf(features: Features, hasMeaning: boolean): number {
  const by = hasMeaning ? weights.byMeaning : weights.byWords;
  let sum = 0;
  for (const name of featureNames) sum += by[name] * features[name];
  return sum;
}

export const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
