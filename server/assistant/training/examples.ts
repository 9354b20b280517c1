import { type Features, featureNames } from '../judgement/feature-names';
import type { Example } from './logistic';
import type { Tried } from './tried';

/** However large the notebook, what is not meant counts no more than so many notes. */
const MOST_OTHERS = 12;

const rowOf = (features: Features): Float64Array => Float64Array.from(featureNames, (name) => features[name]);

/** Each question with each note: the one that is meant, and those that are not. */
export function examplesOf(tried: readonly Tried[], hasMeaning: boolean): Example[] {
  return tried
    .filter((one) => one.hasMeaning === hasMeaning)
    .flatMap(({ trial, weighed }) => {
      const others = weighed.length - (trial.gold === null ? 0 : 1);
      const weight = Math.min(1, MOST_OTHERS / Math.max(1, others));
      return weighed.map(({ at, features }) => {
        const isSo = trial.notes[at]?.id === trial.gold;
        return { features: rowOf(features), isSo, weight: isSo ? 1 : weight };
      });
    });
}
